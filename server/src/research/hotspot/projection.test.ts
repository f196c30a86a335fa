import fc from 'fast-check'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { expect, test } from 'vitest'
import { europe, kilometres, projectionFor, world } from './projection.ts'

test('projectionFor: returns the grid of the world for a study area that is not wholly in Europe', () => {
  expect(projectionFor([4.7, 53, 4.9, 53.2]).epsg).toBe(3035)
  expect(projectionFor([-80, 40, -79, 41]).epsg).toBe(6933)
  expect(projectionFor([40, 50, 46, 51]).epsg).toBe(6933)
})

test('europe.forward: gives the published example of EPSG:3035 to the centimetre', () => {
  const [east, north] = europe.forward(5, 50)
  expect([east.toFixed(2), north.toFixed(2)]).toEqual(['3962799.45', '2999718.85'])
})

test('world.forward: gives the published corners of EASE-Grid 2.0', () => {
  const [east, north] = world.forward(180, 90)
  expect(east).toBeCloseTo(17_367_530.445, 2)
  expect(north).toBeCloseTo(7_342_230.136, 2)
})

test('europe, world: inverse returns the degrees that forward was given', () => {
  const place = [fc.double({ min: -30, max: 44, noNaN: true }), fc.double({ min: 25, max: 84, noNaN: true })] as const
  holds([...place], (lng, lat) => {
    for (const { forward, inverse } of [europe, world]) {
      const [backLng, backLat] = inverse(...forward(lng, lat))
      expect(Math.abs(backLng - lng) + Math.abs(backLat - lat)).toBeLessThan(1e-8)
    }
  })
})

test('kilometres: a degree of latitude is 111.195 km on the sphere', () => {
  expect(kilometres([5, 50], [5, 51])).toBeCloseTo(111.195, 2)
  expect(kilometres([5, 50], [5, 50])).toBe(0)
})
