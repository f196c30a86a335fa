import { expect, test } from 'vitest'
import { nextDetent, restingDetent, sheetHeight } from './sheetDrag.ts'

const ROOM = 800

test('a sheet never grows past the strip of map that must stay', () => {
  expect(sheetHeight('full', ROOM)).toBe(704)
  expect(sheetHeight('peek', 100)).toBe(100)
})

test('steps stop at the ends', () => {
  expect(nextDetent('peek', -1)).toBe('peek')
  expect(nextDetent('full', 1)).toBe('full')
  expect(nextDetent('peek', 1)).toBe('half')
})

test('let go slowly, it rests at the nearest height', () => {
  expect(restingDetent(300, 0, 'full', ROOM)).toBe('half')
  expect(restingDetent(150, 0.1, 'half', ROOM)).toBe('peek')
  expect(restingDetent(690, 0, 'half', ROOM)).toBe('full')
})

test('a flick goes one step from where it began', () => {
  expect(restingDetent(360, 1.2, 'half', ROOM)).toBe('full')
  expect(restingDetent(360, -1.2, 'half', ROOM)).toBe('peek')
})
