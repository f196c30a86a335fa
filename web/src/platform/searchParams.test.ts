import { expect, test } from 'vitest'
import { loginParams, mapParams, postParams } from './searchParams.ts'

test('what is not text, or empty, is not there', () => {
  expect(postParams({ comment: 7 })).toEqual({ comment: undefined })
  expect(postParams({ comment: '' })).toEqual({ comment: undefined })
  expect(postParams({ comment: ['a'], nonsense: 'b' })).toEqual({ comment: undefined })
})

test('a list that the map does not have is not there', () => {
  expect(mapParams({ list: 'treasures' }).list).toBeUndefined()
  expect(mapParams({ list: 'areas', at: '9/53/5' })).toEqual({ list: 'areas', at: '9/53/5' })
  expect(mapParams({ rating: 7, levels: 'world', mine: true })).toEqual({ rating: 7, levels: 'world', mine: true })
  expect(mapParams({ rating: '7', levels: 5, from: true, mine: 'yes' })).toEqual({})
})

test('a flag needs no value', () => {
  expect(loginParams({ changed: '' })).toEqual({ changed: true })
  expect(loginParams({ then: '/map' })).toEqual({ then: '/map' })
  // The router parses what it has parsed before.
  expect(loginParams(loginParams({ changed: '' }) as Record<string, unknown>)).toEqual({ changed: true })
  expect(loginParams(loginParams({}) as Record<string, unknown>)).toEqual({})
})
