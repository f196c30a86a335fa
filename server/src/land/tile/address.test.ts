import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

test.each([
  ['a', '0', '0.pbf'],
  ['1', 'x', '0.pbf'],
  ['1', '0', '0'],
  ['1', '0', '.pbf'],
  ['1', '0', '0.png'],
  ['1', '0', '0.5.pbf'],
  ['1', '-1', '0.pbf'],
  ['1', '1e1', '0.pbf'],
  ['01', '0', '0.pbf'],
  ['1', '', '0.pbf'],
  ['1', '0', '99999999.pbf'],
  ['1', '0', '٣.pbf'],
])('readAddress: %s/%s/%s is bad-input', (z, x, y) => {
  expect(readAddress({ z, x, y })).toBe('bad-input')
})

test.each([
  ['99', '0', '0.pbf'],
  ['15', '0', '0.pbf'],
  ['0', '1', '0.pbf'],
  ['3', '8', '0.pbf'],
  ['3', '0', '8.pbf'],
])('readAddress: %s/%s/%s is not-found', (z, x, y) => {
  expect(readAddress({ z, x, y })).toBe('not-found')
})

test('readAddress: the first and the last tile are read', () => {
  expect(readAddress({ z: '0', x: '0', y: '0.pbf' })).toEqual({ z: 0, x: 0, y: 0 })
  expect(readAddress({ z: '14', x: '16383', y: '16383.pbf' })).toEqual({ z: 14, x: 16383, y: 16383 })
})
