import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { expect, test } from 'vitest'
import { hasExtendedNames } from './extendedLatin.ts'
import { LAND_TILE, SEA_TILE } from './plainTiles.ts'

const tileOf = (layer: string, tags: Record<string, string | number>): ArrayBuffer => {
  const place = {
    type: 'Feature' as const,
    properties: tags,
    geometry: { type: 'Point' as const, coordinates: [0, 0] },
  }
  const tile = new GeoJSONVT({ type: 'FeatureCollection', features: [place] }).getTile(0, 0, 0)
  if (!tile) throw new Error('there is no tile')
  return Uint8Array.from(fromGeojsonVt({ [layer]: tile })).buffer
}

test('hasExtendedNames is false for tiles without towns', () => {
  for (const tile of [SEA_TILE, LAND_TILE]) expect(hasExtendedNames(tile.slice().buffer)).toBe(false)
  expect(hasExtendedNames(tileOf('water', { name: 'Zatoka Gdańska' }))).toBe(false)
})

test.each([
  ['Köln', false],
  ['’s-Hertogenbosch', false],
  ['Œuilly', false],
  ['Łódź', true],
  ['Plzeň', true],
  ['İzmir', true],
])('hasExtendedNames for a tile with a town named %s returns %s', (name, extended) => {
  expect(hasExtendedNames(tileOf('town', { name, people: 1000 }))).toBe(extended)
  expect(hasExtendedNames(tileOf('town', { name: 'Here', 'name:de': name }))).toBe(extended)
})
