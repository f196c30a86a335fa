import type { FoundPlace } from '@fieldfare/shared/search.ts'
import { expect, test } from 'vitest'
import { boundsAt } from '../view/fit.ts'
import { foundPosition } from './foundPosition.ts'

const size = { width: 390, height: 700 }
const resultOf = (rest: Partial<FoundPlace>) => ({
  key: 'a',
  name: 'De Slufter',
  place: {
    name: 'De Slufter',
    kind: 'nature',
    context: '',
    country: 'NL',
    point: [4.797, 53.135],
    extent: null,
    source: 'photon',
    ...rest,
  } satisfies FoundPlace,
})

test('foundPosition chooses the zoom by the kind of the place if the place has no extent', () => {
  expect(foundPosition(resultOf({}), size)).toEqual({ lng: 4.797, lat: 53.135, zoom: 13 })
  expect(foundPosition(resultOf({ kind: 'address' }), size).zoom).toBe(17)
})

test.each([
  ['a reserve', [4.775, 53.12, 4.815, 53.15]],
  ['a country', [3.3, 50.7, 7.2, 53.6]],
  ['a long road', [4.7, 53.05, 4.9, 53.051]],
] as const)('foundPosition fills most of the map with all of %s', (_what, [west, south, east, north]) => {
  const at = foundPosition(resultOf({ extent: [west, south, east, north] }), size)
  const [w, s, e, n] = boundsAt(at, size.width, size.height)
  expect([w < west, s < south, e > east, n > north]).toEqual([true, true, true, true])
  expect(Math.max((east - west) / (e - w), (north - south) / (n - s))).toBeGreaterThan(0.6)
})

test('foundPosition limits the zoom for an extent of a single point', () => {
  expect(foundPosition(resultOf({ extent: [4.8, 53, 4.8, 53] }), size)).toMatchObject({ zoom: 17, lng: 4.8 })
})

test('foundPosition centres the map on the bounding box of a community', () => {
  const title = {
    kind: 'community' as const,
    id: 'a',
    title: 'A',
    bbox: [4, 53, 5, 54] as [number, number, number, number],
  }
  expect(foundPosition({ key: 'a', name: 'A', title }, size)).toMatchObject({ lng: 4.5 })
})
