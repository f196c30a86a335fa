import { expect, test } from 'vitest'
import { dayPart, firstName, stage } from './greeting.ts'

test('the day has its parts', () => {
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

test('one is called by the first word of the name', () => {
  expect(firstName('  Marijke de Vries')).toBe('Marijke')
  expect(firstName('')).toBe('')
})

test('the stages end with the fourth place', () => {
  expect([0, 1, 2, 3, 4, 9].map(stage)).toEqual(['none', 'one', 'two', 'three', 'done', 'done'])
})
