import { expect, test } from 'vitest'
import { released } from './siteFigures.ts'

const series = (...people: number[]) => released(people.map((count) => ({ people: count, value: count * 10 })))

test('released: the value of fewer than five people is null, even after a value that was released', () => {
  expect(series(0, 4, 5, 4, 5)).toEqual([null, null, 50, null, 50])
})

test('released: a figure changes only once there are five people more or fewer', () => {
  expect(series(6, 7, 10, 11, 12, 6)).toEqual([60, 60, 60, 110, 110, 60])
})
