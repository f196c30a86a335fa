import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { chooseLevel, chooseYear, countFilters, type MapFilter, mapQuery, readFilter, shows } from './mapFilter.ts'

test.each(['rating=12', 'levels=moon&rating=7', 'from=2026&to=2025', 'mine=no', 'land=Texel'])(
  'readFilter ignores the malformed filter %s',
  (query) => expect(readFilter(new URLSearchParams(query))).toEqual({}),
)

test.each([
  [{}, 0],
  [{ levels: ['country', 'world'], rating: 7 }, 2],
  [{ from: 2024, to: 2025, mine: true }, 2],
  [{ land: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa' }, 1],
] satisfies [MapFilter, number][])(
  'readFilter restores %j from the query of mapQuery, and countFilters returns %i for it',
  (filter, count) => {
    expect(readFilter(new URLSearchParams(mapQuery(filter)))).toEqual(filter)
    expect(countFilters(filter)).toBe(count)
  },
)

const square = (lng: number): AreaShape => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, 0],
      [lng + 1, 0],
      [lng + 1, 1],
      [lng, 1],
      [lng, 0],
    ],
  ],
})

test('shows() with a filter by land is false for every area before the land is loaded, and after that only for areas outside the land', () => {
  const area = {
    id: 'a',
    level: 'country',
    rating: 7,
    dateCreated: '2026-05-01T10:00:00.000Z',
    geometry: square(0),
  } as const
  const on = (land?: AreaShape) => shows({ land: 'c' }, new Set(), land)(area)
  expect([on(), on(square(3)), on(square(0.5))]).toEqual([false, false, true])
})

test("shows() with the filter mine is true only for the person's own areas that also pass the other filters", () => {
  const area = {
    id: 'a',
    level: 'country',
    rating: 7,
    dateCreated: '2026-05-01T10:00:00.000Z',
    geometry: square(0),
  } as const
  const only = (filter: MapFilter) => shows(filter, new Set(['a']))
  expect([only({ mine: true })(area), only({ mine: true, rating: 8 })(area)]).toEqual([true, false])
  expect(only({ mine: true })({ ...area, id: 'b' })).toBe(false)
})

test('chooseLevel adds or removes a level, and returns undefined (no filter) once all or none are chosen', () => {
  expect(chooseLevel(undefined, 'country')).toEqual(['country'])
  expect(chooseLevel(['country'], 'neighborhood')).toEqual(['neighborhood', 'country'])
  expect(chooseLevel(['country'], 'country')).toBeUndefined()
  expect(chooseLevel(['neighborhood', 'living area', 'world'], 'country')).toBeUndefined()
})

test('chooseYear: a press on a year outside the range extends the range, inside it chooses only this year, on the only year clears it', () => {
  const one = chooseYear({}, 2025)
  expect(one).toEqual({ from: 2025, to: 2025 })
  const three = chooseYear(one, 2023)
  expect(three).toEqual({ from: 2023, to: 2025 })
  expect(chooseYear(three, 2024)).toEqual({ from: 2024, to: 2024 })
  expect(chooseYear(one, 2025)).toEqual({ from: undefined, to: undefined })
  expect(chooseYear({ from: 2024 }, 2026)).toEqual({ from: 2024, to: 2026 })
})
