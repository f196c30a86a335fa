import { AppError } from '@fieldfare/shared/errors.ts'
import { expect, test } from 'vitest'
import { failureOf } from '../i18n/failure.ts'
import { failureIn, isGone } from './queries.ts'

test('without the network there is nothing to wait for', () => {
  const failure = failureIn({ data: undefined, error: null, fetchStatus: 'paused' })
  expect(failureOf(failure).code).toBe('network')
})

test('what was read before is shown, whatever happens to the next reading', () => {
  expect(failureIn({ data: [], error: new Error('later'), fetchStatus: 'paused' })).toBeNull()
})

test('what is on its way is no failure, a refusal is', () => {
  const refused = new Error('refused')
  expect(failureIn({ data: undefined, error: null, fetchStatus: 'fetching' })).toBeNull()
  expect(failureIn({ data: undefined, error: refused, fetchStatus: 'idle' })).toBe(refused)
})

test('what was removed is gone, although it was read before', () => {
  const removed = new AppError('not-found')
  expect(failureIn({ data: {}, error: removed, fetchStatus: 'idle' })).toBe(removed)
  expect([removed, new AppError('bad-input'), new AppError('forbidden'), null].map(isGone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
