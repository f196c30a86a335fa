import type { HotspotDistances, HotspotResult } from '@fieldfare/shared/hotspot.ts'
import { expect, test } from 'vitest'
import { reducedResult } from './reduced.ts'

const distances: HotspotDistances = { people: 26, medianKm: 12, beyondPercent: 37, bands: [], fans: [17, 9, null] }
const resultOf = (of: HotspotDistances | null) =>
  ({
    dropped: { large: 0, same: 1, outside: 7 },
    distances,
    hotspots: [{ respondents: 26, peakZ: 3, distances: of }],
  }) as unknown as HotspotResult

test('reducedResult: the distances of a hotspot stay null if too few of its people have a home', () => {
  expect(reducedResult(resultOf(null)).hotspots[0]).toMatchObject({ respondents: 20, peakZ: null, distances: null })
})

test.each([
  [0, 5],
  [2, 5],
  [12, 10],
  [13, 15],
])('reducedResult: a hotspot’s median distance of %i km is rounded to %i', (medianKm, expected) => {
  const [one] = reducedResult(resultOf({ ...distances, medianKm })).hotspots
  expect(one?.distances).toMatchObject({ medianKm: expected, beyondPercent: 35, people: 20, fans: [10, 5, null] })
})

test('reducedResult: the median distance of the whole run is not rounded', () => {
  expect(reducedResult(resultOf(null)).distances).toMatchObject({ medianKm: 12, beyondPercent: 35 })
})
