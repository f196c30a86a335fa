import { expect, test } from 'vitest'
import { mapSearch } from './mapSearch.ts'

test('mapSearch drops unknown lists and values of the wrong type', () => {
  expect(mapSearch({ list: 'treasures' }).list).toBeUndefined()
  expect(mapSearch({ list: 'areas', at: '9/53/5' })).toEqual({ list: 'areas', at: '9/53/5' })
  expect(mapSearch({ rating: 7, levels: 'world', mine: true })).toEqual({ rating: 7, levels: 'world', mine: true })
  expect(mapSearch({ rating: '7', levels: 5, from: true, mine: 'yes' })).toEqual({})
})
