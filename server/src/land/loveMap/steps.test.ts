import { LOVE_FOREVER } from '@fieldfare/shared/loveMap.ts'
import { expect, test } from 'vitest'
import { type KeptCell, shownBy, stepsOf, yearsOf } from './steps.ts'

const cell = (years: number[], people: number[]): KeptCell => ({ x: 1, y: 2, level: 'world', years, people })

test.each([
  ['without years', cell([], [])],
  ['of four people', cell([2024, 2025], [1, 4])],
  ['whose numbers are missing', cell([2024], [])],
])('stepsOf: a cell %s has no step', (_, kept) => expect(stepsOf(kept)).toEqual([]))

test('stepsOf: a cell has a step from each year in which its class of people changes, with the class and not the exact number', () => {
  expect(stepsOf(cell([2022, 2023, 2024, 2025], [4, 5, 6, 100]))).toEqual([
    { x: 1, y: 2, level: 'world', people: 5, since: 2023, until: 2025 },
    { x: 1, y: 2, level: 'world', people: 100, since: 2025, until: LOVE_FOREVER },
  ])
})

test('shownBy: returns the step of each cell in the given year, and none for a year before the first step', () => {
  const steps = stepsOf(cell([2023, 2025], [5, 100]))
  const shown = (year: number) => shownBy(steps, year).map(({ people }) => people)
  expect([2022, 2023, 2024, 2025, 2040].map(shown)).toEqual([[], [5], [5], [100], [100]])
})

test('yearsOf: returns the years from the first with a cell to that of the release, and no year without a release or without cells', () => {
  const asOf = '2026-01-01T00:00:00.000Z'
  expect(yearsOf({ asOf: null, from: null, to: null })).toEqual([])
  expect(yearsOf({ asOf, from: null, to: 2026 })).toEqual([])
  expect(yearsOf({ asOf, from: 2027, to: 2026 })).toEqual([])
  expect(yearsOf({ asOf, from: 2024, to: 2026 })).toEqual([2024, 2025, 2026])
})
