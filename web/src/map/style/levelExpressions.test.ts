import { expect, test } from 'vitest'
import { dashFor } from './levelExpressions.ts'

test('a solid line stays solid, however wide', () => {
  expect(dashFor('neighborhood', 4.5)).toEqual([])
})

test('dashes are the tokens’ own up to the width of one’s own areas', () => {
  expect(dashFor('living area', 2.2)).toEqual([11, 5])
  expect(dashFor('country', 3)).toEqual([13, 4, 1.5, 4])
})

test('the round ends of a wide line never close its gaps', () => {
  for (const level of ['living area', 'country', 'world'] as const) {
    const gaps = dashFor(level, 4.5).filter((_, i) => i % 2)
    for (const gap of gaps) expect(gap - 4.5).toBeGreaterThanOrEqual(1)
  }
})
