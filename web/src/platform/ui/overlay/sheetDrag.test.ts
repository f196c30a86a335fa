import { expect, test } from 'vitest'
import { nextDetent, restingDetent, sheetHeight } from './sheetDrag.ts'

const ROOM = 800

test('sheetHeight leaves a strip of the map visible and never exceeds the screen', () => {
  expect(sheetHeight('full', ROOM)).toBe(704)
  expect(sheetHeight('peek', 100)).toBe(100)
})

test('nextDetent stops at the first and last detent', () => {
  expect(nextDetent('peek', -1)).toBe('peek')
  expect(nextDetent('full', 1)).toBe('full')
  expect(nextDetent('peek', 1)).toBe('half')
})

test('restingDetent returns the nearest detent after a slow drag', () => {
  expect(restingDetent(300, 0, 'full', ROOM)).toBe('half')
  expect(restingDetent(150, 0.1, 'half', ROOM)).toBe('peek')
  expect(restingDetent(690, 0, 'half', ROOM)).toBe('full')
})

test('restingDetent returns the detent next to the starting one after a flick', () => {
  expect(restingDetent(360, 1.2, 'half', ROOM)).toBe('full')
  expect(restingDetent(360, -1.2, 'half', ROOM)).toBe('peek')
})
