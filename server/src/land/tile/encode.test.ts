import { expect, test } from 'vitest'
import { encodeTile } from './encode.ts'
import type { TileRows } from './rows.ts'
import { decode } from '../../testing/testTiles.ts'

const NOTHING: TileRows = { areaShapes: null, areas: null, communityShapes: null, communities: null, cells: null }
const WORLD = { z: 0, x: 0, y: 0 }

/** Returns polygons, given as rings of [x, y], as little-endian WKB. */
function wkb(...polygons: [number, number][][][]): Uint8Array {
  const bytes: number[] = []
  const writeInteger = (value: number) => bytes.push(...new Uint8Array(new Uint32Array([value]).buffer))
  for (const rings of polygons) {
    bytes.push(1)
    writeInteger(3)
    writeInteger(rings.length)
    for (const ring of rings) {
      writeInteger(ring.length)
      bytes.push(...new Uint8Array(new Float64Array(ring.flat()).buffer))
    }
  }
  return Uint8Array.from(bytes)
}
const SQUARE: [number, number][] = [
  [0, 0],
  [90, 0],
  [90, 60],
  [0, 60],
  [0, 0],
]

test('encodeTile: throws RangeError if the number of shapes differs from the number of rows', () => {
  const areas = JSON.stringify([
    ['a', 'world', 'A', 9, 1, 1],
    ['b', 'world', 'B', 9, 1, 1],
  ])
  for (const shapes of [[[SQUARE]], [[SQUARE], [SQUARE], [SQUARE]]]) {
    expect(() => encodeTile(WORLD, { ...NOTHING, areaShapes: wkb(...shapes), areas })).toThrow(RangeError)
  }
})

test('encodeTile: no rows, and rows outside the tile, return null', () => {
  expect(encodeTile(WORLD, NOTHING)).toBeNull()
  const areas = JSON.stringify([['a', 'world', 'A', 9, 45, 30]])
  expect(encodeTile({ z: 2, x: 0, y: 3 }, { ...NOTHING, areaShapes: wkb([SQUARE]), areas })).toBeNull()
})

test('encodeTile: an area becomes a shape and a label with the same properties', () => {
  const areas = JSON.stringify([['a-id', 'living area', 'Müde “Heide” 🌾', 10, 45, 30]])
  const { area, area_point: point } = decode(encodeTile(WORLD, { ...NOTHING, areaShapes: wkb([SQUARE]), areas }))
  const properties = { id: 'a-id', level: 'living area', title: 'Müde “Heide” 🌾', rating: 10 }
  expect(area?.map((one) => one.properties)).toEqual([properties])
  expect(point?.map((one) => one.properties)).toEqual([properties])
  expect(area?.[0]?.lines[0]?.slice(0, 2)).toEqual([
    { x: 2048, y: 1189 },
    { x: 3072, y: 1189 },
  ])
  expect(point?.[0]?.lines).toEqual([[{ x: 2560, y: 1689 }]])
})

test('encodeTile: a label on the edge is in exactly one of two adjacent tiles', () => {
  const edge = 360 / 4096 / 2 - 1e-12
  const areas = JSON.stringify([['a', 'world', 'A', 1, edge, 1]])
  const rows = { ...NOTHING, areaShapes: wkb([SQUARE]), areas }
  const [west, east] = [0, 1].map((x) => decode(encodeTile({ z: 12, x: 2048 + x - 1, y: 2036 }, rows)).area_point)
  expect([west?.length ?? 0, east?.length ?? 0]).toEqual([0, 1])
  const last = JSON.stringify([['a', 'world', 'A', 1, 179.9999999999, 1]])
  const { area_point: point } = decode(encodeTile(WORLD, { ...rows, areas: last }))
  expect(point?.[0]?.lines).toEqual([[{ x: 4095, y: 2036 }]])
})

test('encodeTile: a community beyond the limit of shapes has a label and no shape', () => {
  const communities = JSON.stringify([
    ['a', 'Large', 45, 30],
    ['b', 'Small', 10, 10],
  ])
  const layers = decode(encodeTile(WORLD, { ...NOTHING, communityShapes: wkb([SQUARE]), communities }))
  expect(layers.community?.map((one) => one.properties)).toEqual([{ id: 'a', title: 'Large' }])
  expect(layers.community_point?.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('encodeTile: the point of a cell is at the mean position of its areas, but never outside the cell', () => {
  const cells = JSON.stringify([
    [8, 7, 1, 2, 3, 4, 100, 100],
    [9, 7, 1, 0, 0, 0, 22.4, 10],
  ])
  const { area_cell: cell } = decode(encodeTile(WORLD, { ...NOTHING, cells }))
  expect(cell?.[0]?.properties).toEqual({ count: 10, n0: 1, n1: 2, n2: 3, n3: 4 })
  expect(cell?.[0]?.lines).toEqual([[{ x: 2161, y: 1933 }]])
  expect(cell?.[1]?.lines[0]?.[0]?.x).toBe(9 * 256)
})

test('encodeTile: the areas in a tile have the order of the given database rows', () => {
  const areas = JSON.stringify([
    ['a', 'world', 'A', 9, 45, 30],
    ['b', 'country', 'B', 9, 45, 30],
  ])
  const bytes = encodeTile(WORLD, { ...NOTHING, areaShapes: wkb([SQUARE], [SQUARE]), areas })
  expect(decode(bytes).area?.map(({ id }) => id)).toEqual(['a', 'b'])
})
