import { expect, test } from 'vitest'
import { loginSearch } from './loginSearch.ts'

test('loginSearch reads a `changed` parameter without a value as true, and given its own result returns an equal one', () => {
  expect(loginSearch({ changed: '' })).toEqual({ changed: true })
  expect(loginSearch({ then: '/map' })).toEqual({ then: '/map' })
  // The router also calls loginSearch with the result of an earlier call.
  expect(loginSearch(loginSearch({ changed: '' }) as Record<string, unknown>)).toEqual({ changed: true })
  expect(loginSearch(loginSearch({}) as Record<string, unknown>)).toEqual({})
})
