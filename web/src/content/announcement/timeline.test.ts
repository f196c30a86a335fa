import { expect, test } from 'vitest'
import { isBeforeAdvert } from './timeline.ts'

const before = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => isBeforeAdvert(at, count))

test('a list without two entries around it has no advert', () => {
  for (const count of [0, 1, 2, 3]) expect(before(count)).toEqual([])
})

test('one of ten entries is followed by an advert', () => {
  expect(before(4)).toEqual([2])
  expect(before(30)).toEqual([2, 12, 22])
})
