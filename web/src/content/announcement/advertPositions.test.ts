import { expect, test } from 'vitest'
import { isBeforeAdvert } from './advertPositions.ts'

const before = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => isBeforeAdvert(at, count))

test('isBeforeAdvert is false for every entry of a list of up to three entries', () => {
  for (const count of [0, 1, 2, 3]) expect(before(count)).toEqual([])
})

test('isBeforeAdvert is true for the third of every ten entries, unless this entry is the last of the list', () => {
  expect(before(4)).toEqual([2])
  expect(before(30)).toEqual([2, 12, 22])
})
