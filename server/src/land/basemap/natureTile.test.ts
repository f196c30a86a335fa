import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { Layer, writeTile } from '../tile/mvt.ts'
import { natureTile } from './natureTile.ts'

const square = (x: number, y: number, side: number) => [[[x, y, x + side, y, x + side, y + side, x, y + side]]]

/** A tile as an upstream sends it. */
function upstreamTile(covers: [subclass: string, side: number][]): Uint8Array {
  const [cover, park, road] = [
    new Layer('landcover', ['subclass']),
    new Layer('park', ['name', 'rank']),
    new Layer('road', ['a']),
  ]
  covers.forEach(([subclass, side], i) => cover.addPolygon(square(i * 500, 1000, side), [subclass]))
  park.addPolygon(square(0, 0, 2000), ['Veluwe', 1])
  park.addPoint(1000, 1000, ['Veluwe', 1])
  park.addPoint(9000, 1000, ['Elsewhere', 1])
  road.addPolygon(square(0, 0, 100), ['b'])
  return writeTile([cover, park, road]) ?? new Uint8Array()
}

const layersOf = (tile: Uint8Array | null) => new VectorTile(new PbfReader(tile ?? new Uint8Array())).layers
const kindsIn = (tile: Uint8Array | null) => {
  const layer = layersOf(tile)['nature']
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties['kind'])
}
const whole = (bytes: Uint8Array) => ({ bytes, share: 1, left: 0, top: 0 }) as const

test('natureTile leaves out fields, roads and specks, and returns null for a tile without nature', () => {
  const fields = upstreamTile([['farmland', 400]])
  expect(natureTile([whole(fields)], null)).toBeNull()
  expect(natureTile([whole(upstreamTile([['wood', 12]]))], null)).toBeNull()
  expect(Object.keys(layersOf(natureTile([whole(fields)], fields)))).toEqual(['nature', 'nature_name'])
})

test('natureTile converts the land covers of upstream tiles, such as forest, to its kinds of nature, such as wood', () => {
  const tile = upstreamTile([
    ['forest', 400],
    ['heath', 400],
    ['beach', 400],
    ['reedbed', 400],
    ['tidalflat', 400],
  ])
  expect(kindsIn(natureTile([whole(tile)], null))).toEqual(['wood', 'heath', 'dune', 'marsh', 'flat'])
})

test('natureTile draws the reserves of a tile, and the names whose points lie in the tile', () => {
  const { nature, nature_name: names } = layersOf(natureTile([], upstreamTile([])))
  expect(nature?.feature(0).properties).toEqual({ kind: 'reserve' })
  expect([names?.length, names?.feature(0).properties]).toEqual([1, { name: 'Veluwe', rank: 1 }])
})

test('natureTile draws four tiles of the next zoom into the quarters of one tile, at half size', () => {
  const inner = upstreamTile([['wood', 800]])
  const corners = [0, 0.5].flatMap((left) => [0, 0.5].map((top) => ({ bytes: inner, share: 0.5 as const, left, top })))
  const { nature } = layersOf(natureTile(corners, null))
  expect(nature?.length).toBe(4)
  const starts = Array.from({ length: 4 }, (_, i) => nature?.feature(i).loadGeometry()[0]?.[0]).map((at) => [
    at?.x,
    at?.y,
  ])
  expect(starts).toEqual([
    [0, 500],
    [0, 2548],
    [2048, 500],
    [2048, 2548],
  ])
})
