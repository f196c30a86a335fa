import { AppError } from '@fieldfare/shared/errors.ts'
import { expect, test } from 'vitest'
import { failureOf } from '../i18n/failure.ts'
import { failureIn, isGone } from './queries.ts'

test('failureIn returns a network failure for a paused query without data', () => {
  const failure = failureIn({ data: undefined, error: null, fetchStatus: 'paused' })
  expect(failureOf(failure).code).toBe('network')
})

test('failureIn returns null for data loaded before, even if the next fetch fails', () => {
  expect(failureIn({ data: [], error: new Error('later'), fetchStatus: 'paused' })).toBeNull()
})

test('failureIn returns null while fetching and the error of a refused query', () => {
  const refused = new Error('refused')
  expect(failureIn({ data: undefined, error: null, fetchStatus: 'fetching' })).toBeNull()
  expect(failureIn({ data: undefined, error: refused, fetchStatus: 'idle' })).toBe(refused)
})

test('failureIn returns a not-found error despite earlier data; isGone accepts not-found and bad-input', () => {
  const removed = new AppError('not-found')
  expect(failureIn({ data: {}, error: removed, fetchStatus: 'idle' })).toBe(removed)
  expect([removed, new AppError('bad-input'), new AppError('forbidden'), null].map(isGone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
