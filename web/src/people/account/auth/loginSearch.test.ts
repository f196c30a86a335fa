import { expect, test } from 'vitest'
import { loginSearch } from './loginSearch.ts'

test('loginSearch reads changed as true without a value, and is stable when applied twice', () => {
  expect(loginSearch({ changed: '' })).toEqual({ changed: true })
  expect(loginSearch({ then: '/map' })).toEqual({ then: '/map' })
  // The router passes its own result in again.
  expect(loginSearch(loginSearch({ changed: '' }) as Record<string, unknown>)).toEqual({ changed: true })
  expect(loginSearch(loginSearch({}) as Record<string, unknown>)).toEqual({})
})
