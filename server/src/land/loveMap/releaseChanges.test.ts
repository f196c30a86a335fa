import { expect, test } from 'vitest'
import { isChanged } from './releaseChanges.ts'

type People = Record<number, number>
const cell = (people: People) => ({ years: Object.keys(people).map(Number), people: Object.values(people) })
const changes = (before: People, now: People) => isChanged(cell(before), cell(now))

test.each([
  ['four more people', { 2026: 5 }, { 2026: 9 }],
  ['four fewer people', { 2026: 12 }, { 2026: 8 }],
  ['four more people in an early year', { 2025: 6, 2026: 20 }, { 2025: 10, 2026: 20 }],
  ['a year without new people', { 2025: 6 }, { 2025: 6, 2026: 6 }],
  ['a year with four new people', { 2025: 6 }, { 2025: 6, 2026: 10 }],
])('isChanged: returns false for %s', (_, before, now) => expect(changes(before, now)).toBe(false))

test.each([
  ['five more people', { 2026: 5 }, { 2026: 10 }],
  ['five fewer people', { 2026: 12 }, { 2026: 7 }],
  ['five more people in an early year', { 2025: 6, 2026: 20 }, { 2025: 11, 2026: 20 }],
  ['a year with five new people', { 2025: 6 }, { 2025: 6, 2026: 11 }],
  // By the end of 2025 fewer than five are left, which is released as none.
  ['an early year that falls below five', { 2025: 5, 2026: 9 }, { 2026: 8 }],
])('isChanged: returns true for %s', (_, before, now) => expect(changes(before, now)).toBe(true))
