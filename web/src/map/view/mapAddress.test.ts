import { DEFAULT_CENTER } from '@fieldfare/shared/account.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_POSITION, formatAt, MAX_ZOOM, MIN_ZOOM, parseAt, sameAt } from './mapAddress.ts'

describe('reading a map address', () => {
  test.each([
    undefined,
    null,
    '',
    '9',
    '9/53',
    '9/53/4/1',
    'a/b/c',
    '9/NaN/4',
    '9/Infinity/4',
    '9/91/4',
    '9/53/181',
    '-1/53/4',
    '25/53/4',
    '9/ 53/4',
    '9/5e1/4',
    '9/53/',
  ])('parseAt returns null for the invalid address %s', (text) => {
    expect(parseAt(text)).toBeNull()
  })

  test('parseAt reads zoom, latitude and longitude, even if these are 0', () => {
    expect(parseAt('9.5/53.05/4.8')).toEqual({ zoom: 9.5, lat: 53.05, lng: 4.8 })
    expect(parseAt('3/0/0')).toEqual({ zoom: 3, lat: 0, lng: 0 })
    expect(parseAt('3/-33.9/-70.6')).toEqual({ zoom: 3, lat: -33.9, lng: -70.6 })
  })

  test('parseAt limits the zoom to the range of the map', () => {
    expect(parseAt('0/1/1')?.zoom).toBe(MIN_ZOOM)
    expect(parseAt('24/1/1')?.zoom).toBe(MAX_ZOOM)
  })
})

describe('writing a map address', () => {
  test('formatAt returns a text from which parseAt reads the same position within a pixel', () => {
    for (const zoom of [2, 8, 12.345, 18]) {
      const at = { ...DEFAULT_POSITION, zoom }
      const back = parseAt(formatAt(at))
      const pixel = 360 / (512 * 2 ** zoom)
      expect(Math.abs((back?.lng ?? NaN) - at.lng)).toBeLessThan(pixel)
      expect(back?.zoom).toBeCloseTo(zoom, 2)
    }
  })

  test('formatAt rounds the numbers and wraps the longitude', () => {
    expect(formatAt(DEFAULT_POSITION)).toBe('8/53.2146/6.5896')
    expect(formatAt({ zoom: 4, lat: 10, lng: 190 })).toBe('4/10/-170')
  })

  test('sameAt ignores differences that rounding removes', () => {
    expect(sameAt(DEFAULT_POSITION, { ...DEFAULT_POSITION, lat: 53.2145781 })).toBe(true)
    expect(sameAt(DEFAULT_POSITION, { ...DEFAULT_POSITION, zoom: 9 })).toBe(false)
  })
})

test('DEFAULT_POSITION equals DEFAULT_CENTER, the configured centre', () => {
  expect(DEFAULT_POSITION).toMatchObject(DEFAULT_CENTER)
  expect(DEFAULT_CENTER).toEqual({ lng: 6.58956, lat: 53.214578 })
})
