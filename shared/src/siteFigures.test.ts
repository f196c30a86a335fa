import { expect, test } from 'vitest'
import { released } from './siteFigures.ts'

const series = (...people: number[]) => released(people.map((count) => ({ people: count, value: count * 10 })))

test('fewer than five people are not shown, also when they become fewer', () => {
  expect(series(0, 4, 5, 4, 5)).toEqual([null, null, 50, null, 50])
})

test('one person more or fewer changes nothing; five do', () => {
  expect(series(6, 7, 10, 11, 12, 6)).toEqual([60, 60, 60, 110, 110, 60])
})
