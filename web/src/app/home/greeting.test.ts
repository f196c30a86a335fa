import { expect, test } from 'vitest'
import { dayPart, firstName, stage } from './greeting.ts'

test('dayPart divides the day into night, morning, afternoon and evening', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(dayPart)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})

test('firstName returns the first word of a name', () => {
  expect(firstName('  Marijke de Vries')).toBe('Marijke')
  expect(firstName('')).toBe('')
})

test("stage returns 'done' for four or more areas", () => {
  expect([0, 1, 2, 3, 4, 9].map(stage)).toEqual(['none', 'one', 'two', 'three', 'done', 'done'])
})
