import { expect, test } from 'vitest'
import { loveClass } from './loveMap.ts'

test.each([0, 1, 4, -5, Number.NaN])('loveClass: %d people are in no class', (people) =>
  expect(loveClass(people)).toBeNull(),
)

test.each([
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [199, 100],
  [12_345, 10_000],
])('loveClass: %d people are in the class from %d', (people, shown) => expect(loveClass(people)).toBe(shown))
