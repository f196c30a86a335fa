import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import { LOVE_GRID } from '@fieldfare/shared/loveMap.ts'
import { expect, test } from 'vitest'
import { cellKey, cellPlace, type CountedCell } from './cells.ts'
import { CellCount, type CountedArea } from './countCells.ts'

const ALL = { band: 0, of: 1 }
const area = (year: number, cells: [x: number, y: number][], more: Partial<CountedArea> = {}): CountedArea => ({
  maker: 'a',
  level: 'country',
  year,
  z: LOVE_GRID.max,
  cells: cells.map(([x, y]) => x * 65_536 + y),
  ...more,
})
const cells = (count: CellCount) => [...count.rest()].toSorted((a, b) => cellKey(a) - cellKey(b))
const shown = ({ z, x, y, level, years, people }: CountedCell) =>
  `${z}/${x}/${y} ${level} ${years.join()} ${people.join()}`

/** Counts the cells of people, each given as a list of areas. */
function counted(people: CountedArea[][], band = ALL): CellCount {
  const count = new CellCount(band, 2026)
  for (const areas of people) count.addPerson(areas)
  return count
}

test('cellKey, cellPlace: every key is converted back to its cell, and an invalid key throws RangeError', () => {
  for (const z of [0, LOVE_GRID.min, LOVE_GRID.max])
    for (const level of LEVELS)
      for (const [x, y] of [
        [0, 0],
        [2 ** z - 1, 0],
        [0, 2 ** z - 1],
        [2 ** z - 1, 2 ** z - 1],
      ] as const)
        expect(cellPlace(cellKey({ z, x, y, level }))).toEqual({ z, x, y, level })
  expect(() => cellPlace(0.5)).toThrow(RangeError)
})

test('CellCount: areas of four people give no cell; with a fifth person, each grid up to that of the areas gets a cell', () => {
  const drew = [area(2024, [[8, 8]], { z: 6 }), area(2025, [[8, 8]], { z: 6 })]
  expect(cells(counted(Array.from({ length: 4 }, () => drew)))).toEqual([])
  expect(cells(counted(Array.from({ length: 5 }, () => drew))).map(shown)).toEqual([
    '4/2/2 country 2024 5',
    '5/4/4 country 2024 5',
    '6/8/8 country 2024 5',
  ])
})

test('CellCount: people count from the year of their first area, and years without new people are left out', () => {
  const people = [2020, 2020, 2021, 2021, 2023, 2026].map((year) => [
    area(year, [[1, 1]], { z: 4 }),
    area(2026, [[1, 1]], { z: 4 }),
  ])
  expect(cells(counted(people)).map(shown)).toEqual(['4/1/1 country 2023,2026 5,6'])
})

test('CellCount: people are counted separately for each level of their areas', () => {
  const of = (level: Level) => Array.from({ length: 4 }, () => [area(2026, [[1, 1]], { z: 4, level })])
  expect(cells(counted([...of('country'), ...of('world')]))).toEqual([])
})

test('CellCount: three bands together give the same cells as a single band, each cell once', () => {
  const people = Array.from({ length: 6 }, (_, nth) => [
    area(
      2026,
      Array.from({ length: 40 }, (_, i) => [16_000 + i, 10_000 + ((i * nth) % 3)]),
    ),
  ])
  const all = counted(people)
  const bands = [0, 1, 2].map((band) => counted(people, { band, of: 3 }))
  expect(bands.flatMap(cells).map(shown).toSorted()).toEqual(cells(all).map(shown).toSorted())
  for (const cell of all.rest()) expect(bands.filter((band) => band.covers(cell))).toHaveLength(1)
})

test('CellCount.rest: does not return a cell that CellCount.take has returned before', () => {
  const count = counted(Array.from({ length: 5 }, () => [area(2026, [[1, 1]], { z: 4 })]))
  const place = { z: 4, x: 1, y: 1, level: 'country' } as const
  expect(count.take({ ...place, level: 'world' })).toBeUndefined()
  expect(count.take(place)).toMatchObject({ years: [2026], people: [5] })
  expect([...count.rest()]).toEqual([])
})
