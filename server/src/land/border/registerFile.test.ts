import { expect, test } from 'vitest'
import { bordersOf } from './registerFile.ts'
import { square } from '../../testing/testShapes.ts'

const feature = (properties: object, geometry: unknown = square(5, 53), id?: string) => ({
  type: 'Feature',
  properties,
  geometry,
  ...(id && { id }),
})
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

test.each([
  ['text', 'no GeoJSON feature collection'],
  [{ type: 'Feature' }, 'no GeoJSON feature collection'],
  [collection(), 'no feature with land'],
  [collection(feature({ name: 'A post' }, { type: 'Point', coordinates: [5, 53] })), 'no feature with land'],
  [collection(feature({ name: 'One' }), feature({ naam: ' ' })), 'Feature 2 has no name'],
  [
    collection(feature({ name: 'Texel' }, { type: 'Polygon', coordinates: [[[113_000, 561_000]]] })),
    'Feature 1 (Texel) has coordinates that are no longitudes and latitudes',
  ],
  [
    { ...collection(feature({ name: 'Texel' })), crs: { properties: { name: 'urn:ogc:def:crs:EPSG::28992' } } },
    'urn:ogc:def:crs:EPSG::28992',
  ],
])('bordersOf: an invalid register file is refused with its reason: %#', (value, reason) => {
  expect(() => bordersOf(value)).toThrow(reason)
})

test('bordersOf: given the names of the fields for name and reference, reads no other fields for them', () => {
  const one = collection(feature({ name: 'A', reserve: 'The Slufter', key: 7 }))
  expect(bordersOf(one, { name: 'reserve', ref: 'key' })).toMatchObject([{ ref: '7', name: 'The Slufter' }])
  expect(() => bordersOf(one, { name: 'naam' })).toThrow('Feature 1 has no name in naam')
})

test('bordersOf: features with the same reference form one border, and the reference falls back to the id, then to the name', () => {
  const crs = { properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }
  const found = bordersOf({
    ...collection(
      feature({ naam_n2k: 'Duinen', nr: 2 }),
      feature({ naam_n2k: 'Duinen', nr: 2 }, square(6, 53)),
      feature({ naam: 'Veluwe' }, square(7, 52), 'np.1'),
      feature({ title: 'Heide' }),
    ),
    crs,
  })
  expect(found.map(({ ref, name, shapes }) => [ref, name, shapes.length])).toEqual([
    ['2', 'Duinen', 2],
    ['np.1', 'Veluwe', 1],
    ['Heide', 'Heide', 1],
  ])
})
