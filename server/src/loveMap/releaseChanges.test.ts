import { expect, test } from 'vitest'
import { releaseChanges } from './releaseChanges.ts'

const cell = (people: Record<number, number>, x = 1) => ({
  x,
  y: 2,
  years: Object.keys(people).map(Number),
  people: Object.values(people),
})
const isPut = (before: Record<number, number>, now: Record<number, number>) =>
  releaseChanges([cell(before)], [cell(now)]).put.length === 1

test.each([
  ['four more', { 2026: 5 }, { 2026: 9 }],
  ['four fewer', { 2026: 12 }, { 2026: 8 }],
  ['four more in an early year', { 2025: 6, 2026: 20 }, { 2025: 10, 2026: 20 }],
  ['a year in which nobody came', { 2025: 6 }, { 2025: 6, 2026: 6 }],
  ['a year in which four came', { 2025: 6 }, { 2025: 6, 2026: 10 }],
])('%s change nothing', (_, before, now) => expect(isPut(before, now)).toBe(false))

test.each([
  ['five more', { 2026: 5 }, { 2026: 10 }],
  ['five fewer', { 2026: 12 }, { 2026: 7 }],
  ['five more in an early year', { 2025: 6, 2026: 20 }, { 2025: 11, 2026: 20 }],
  ['a year in which five came', { 2025: 6 }, { 2025: 6, 2026: 11 }],
  // By the end of 2025 fewer than five are left, which is shown as none.
  ['an early year that falls below five', { 2025: 5, 2026: 9 }, { 2026: 8 }],
])('%s change the cell', (_, before, now) => expect(isPut(before, now)).toBe(true))

test('a new cell comes at once, one without enough people goes at once', () => {
  const changes = releaseChanges([cell({ 2026: 5 }, 1)], [cell({ 2026: 5 }, 3)])
  expect(changes).toEqual({ put: [cell({ 2026: 5 }, 3)], gone: [{ x: 1, y: 2 }] })
})
