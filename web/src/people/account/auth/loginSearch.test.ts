import { expect, test } from 'vitest'
import { loginSearch } from './loginSearch.ts'

test('a flag needs no value', () => {
  expect(loginSearch({ changed: '' })).toEqual({ changed: true })
  expect(loginSearch({ then: '/map' })).toEqual({ then: '/map' })
  // The router parses what it has parsed before.
  expect(loginSearch(loginSearch({ changed: '' }) as Record<string, unknown>)).toEqual({ changed: true })
  expect(loginSearch(loginSearch({}) as Record<string, unknown>)).toEqual({})
})
