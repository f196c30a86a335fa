import { expect, test } from 'vitest'
import { dashFor } from './levelExpressions.ts'

test('dashFor returns no dashes for a solid line of any width', () => {
  expect(dashFor('neighborhood', 4.5)).toEqual([])
})

test('dashFor returns the dashes of LEVEL_STYLE unchanged for a width up to 3 pixels', () => {
  expect(dashFor('living area', 2.2)).toEqual([11, 5])
  expect(dashFor('country', 3)).toEqual([13, 4, 1.5, 4])
})

test('dashFor leaves a gap of at least one pixel between the round ends of a wide line', () => {
  for (const level of ['living area', 'country', 'world'] as const) {
    const gaps = dashFor(level, 4.5).filter((_, i) => i % 2)
    for (const gap of gaps) expect(gap - 4.5).toBeGreaterThanOrEqual(1)
  }
})
