import { boxOf, tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { expect, test } from 'vitest'
import { BUFFER, bufferedBox, EXTENT, projectionOf } from './grid.ts'

const GRONINGEN = [6.58956, 53.214578] as const

test.each([0, 5, 10, 14])('projectionOf: at zoom %i a tile is 4096 units wide and high', (z) => {
  const tile = { z, ...tileAt(...GRONINGEN, z) }
  const [west, south, east, north] = boxOf(tile, z)
  const { x, y } = projectionOf(tile)
  const corners = [x(west), y(north), x(east), y(south)]
  for (const [i, expected] of [0, 0, EXTENT, EXTENT].entries()) expect(corners[i]).toBeCloseTo(expected, 5)
})

test.each([3, 9, 14])('bufferedBox: at zoom %i the box extends 96 units beyond the tile on each side', (z) => {
  const tile = { z, ...tileAt(...GRONINGEN, z) }
  const [west, south, east, north] = bufferedBox(tile)
  const { x, y } = projectionOf(tile)
  const corners = [x(west), y(north), x(east), y(south)]
  const expected = [-BUFFER, -BUFFER, EXTENT + BUFFER, EXTENT + BUFFER]
  for (const [i, value] of expected.entries()) expect(corners[i]).toBeCloseTo(value, 5)
})

test('bufferedBox: the box of the tile at zoom 0 does not extend beyond the edge of the world', () => {
  const [west, south, east, north] = bufferedBox({ z: 0, x: 0, y: 0 })
  expect([west, east]).toEqual([-180, 180])
  expect(north).toBeCloseTo(85.0511, 4)
  expect(south).toBeCloseTo(-85.0511, 4)
})
