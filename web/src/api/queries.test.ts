import { expect, test } from 'vitest'
import { failureOf } from '../i18n/failure.ts'
import { failureIn } from './queries.ts'

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
