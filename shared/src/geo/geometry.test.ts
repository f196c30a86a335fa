import { describe, expect, it } from 'vitest'
import { type AreaShape, bboxOf, checkGeometry, geodesicArea, VERTICES_MAX } from './geometry.ts'
import { wholeKm2 } from './size.ts'
import type { Position } from './orientation.ts'
import { polygon, square } from './testShapes.ts'

const circle = (vertices: number): Position[] => {
  const open = Array.from({ length: vertices }, (_, i): Position => {
    const angle = (2 * Math.PI * i) / vertices
    const radius = i % 2 === 0 ? 1 : 0.9
    return [5 + radius * Math.cos(angle), 53 + radius * Math.sin(angle)]
  })
  return [...open, open[0]!]
}
const islandInHole: AreaShape = {
  type: 'MultiPolygon',
  coordinates: [[square(2, 2, 1)], [square(0, 0, 9), square(1, 1, 5)]],
}
const keyOf = (value: unknown) => {
  const result = checkGeometry(value)
  return result.ok ? null : result.key
}

describe('checkGeometry: refusals', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'POLYGON((0 0,1 0,1 1,0 0))'],
    ['a list', [square()]],
    ['a point', { type: 'Point', coordinates: [5, 53] }],
    ['a feature', { type: 'Feature', geometry: polygon(square()), properties: {} }],
    ['no coordinates', { type: 'Polygon' }],
    ['no rings', { type: 'Polygon', coordinates: [] }],
    ['no parts', { type: 'MultiPolygon', coordinates: [] }],
    ['a part without rings', { type: 'MultiPolygon', coordinates: [[]] }],
    ['a crs', { ...polygon(square()), crs: { type: 'name' } }],
    ['an extra key', { ...polygon(square()), bbox: [5, 53, 6, 54] }],
    ['heights', { type: 'Polygon', coordinates: [square().map(([x, y]) => [x, y, 0])] }],
    ['texts for numbers', { type: 'Polygon', coordinates: [square().map(([x, y]) => [String(x), y])] }],
    ['NaN', polygon([[5, Number.NaN], ...square().slice(1)])],
    ['infinity', polygon([[Infinity, 53], ...square().slice(1)])],
    [
      'null for a number',
      {
        type: 'Polygon',
        coordinates: [
          [
            [5, null],
            [6, 53],
            [6, 54],
            [5, null],
          ],
        ],
      },
    ],
    ['objects for positions', { type: 'Polygon', coordinates: [[{ 0: 5, 1: 53, length: 2 }]] }],
    ['a multipolygon called polygon', { type: 'Polygon', coordinates: [[square()]] }],
  ])('%s is refused as a shape, with the key geometry', (_, value) => expect(keyOf(value)).toBe('geometry'))

  it.each([
    [
      'two points',
      polygon([
        [5, 53],
        [6, 53],
      ]),
    ],
    ['an empty ring', polygon([])],
    [
      'a line there and back',
      polygon([
        [5, 53],
        [6, 53],
        [5, 53],
      ]),
    ],
  ])('%s is refused as a shape, with the key tooFewPoints', (_, value) => expect(keyOf(value)).toBe('tooFewPoints'))

  it('a ring with different first and last position is refused with the key unclosed', () => {
    expect(keyOf(polygon(square().slice(0, 4)))).toBe('unclosed')
  })

  it('a position outside the map is refused with outOfRange and the position', () => {
    const refused = { ok: false, key: 'outOfRange', params: { lng: 180.5, lat: 53 } }
    expect(checkGeometry(polygon(square(179.5)))).toEqual(refused)
    expect(keyOf(polygon(square(5, 84.5)))).toBe('outOfRange')
  })

  it('a shape with a side of half the world, or wider than half the world, is refused with tooWide', () => {
    expect(
      checkGeometry(
        polygon([
          [-90, 0],
          [90, 0],
          [0, 60],
          [-90, 0],
        ]),
      ),
    ).toEqual({ ok: false, key: 'tooWide', params: { lng: 90, lat: 0 } })
    expect(
      keyOf(
        polygon([
          [-180, -85],
          [180, -85],
          [180, 85],
          [-180, 85],
          [-180, -85],
        ]),
      ),
    ).toBe('tooWide')
    expect(
      keyOf(
        polygon([
          [-170, -80],
          [-60, -80],
          [60, -80],
          [170, -80],
          [170, 80],
          [60, 80],
          [-60, 80],
          [-170, 80],
          [-170, -80],
        ]),
      ),
    ).toBe('tooWide')
    expect(
      keyOf(
        polygon([
          [-89, 0],
          [89, 0],
          [0, 60],
          [-89, 0],
        ]),
      ),
    ).toBeNull()
  })

  it.each([
    [
      'one repeated point',
      polygon([
        [5, 53],
        [5, 53],
        [5, 53],
        [5, 53],
      ]),
    ],
    [
      'positions on one line',
      polygon([
        [5, 53],
        [6, 54],
        [7, 55],
        [5, 53],
      ]),
    ],
    [
      'a sliver across the world, thinner than can be measured',
      polygon([
        [5, -85],
        [105, -55],
        [105, -54.9999999999999],
        [5, -85],
      ]),
    ],
    ['less than a square metre', polygon(square(5, 53, 1e-5))],
  ])('%s is refused as a shape, with the key empty', (_, value) => expect(keyOf(value)).toBe('empty'))

  it('a shape of a little more than a square metre is accepted', () => {
    expect(keyOf(polygon(square(5, 53, 2e-5)))).toBeNull()
  })

  it('a shape that crosses itself is refused with the key crossing and the position', () => {
    const bow = polygon([
      [5, 53],
      [7, 55],
      [7, 53],
      [5, 55],
      [5, 53],
    ])
    expect(checkGeometry(bow)).toEqual({ ok: false, key: 'crossing', params: { lng: 6, lat: 54 } })
  })

  it.each([
    [
      'a corner that touches a side',
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
        [0, 0],
      ]),
    ],
    [
      'a spike',
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [4, 8],
        [4, 4],
        [0, 4],
        [0, 0],
      ]),
    ],
    ['a hole that crosses the outer ring', polygon(square(0, 0, 4), square(3, 3, 4))],
    ['a hole on the outer ring', polygon(square(0, 0, 4), square(0, 0, 4))],
    ['parts that cross', { type: 'MultiPolygon', coordinates: [[square(0, 0, 4)], [square(3, 3, 4)]] }],
    ['a part inside another', { type: 'MultiPolygon', coordinates: [[square(1, 1, 1)], [square(0, 0, 4)]] }],
    ['a part twice', { type: 'MultiPolygon', coordinates: [[square()], [square()]] }],
  ])('%s is refused as a shape, with the key crossing', (_, value) => expect(keyOf(value)).toBe('crossing'))

  it.each([
    ['a hole outside', polygon(square(0, 0, 4), square(10, 10, 1))],
    ['a hole in a hole', polygon(square(0, 0, 9), square(1, 1, 5), square(2, 2, 1))],
  ])('%s is refused as a shape, with the key hole', (_, value) => expect(keyOf(value)).toBe('hole'))

  it('a shape with more vertices than allowed, in one ring or over several, is refused with tooManyPoints', () => {
    expect(keyOf(polygon(circle(VERTICES_MAX + 1)))).toBe('tooManyPoints')
    const tiles = Array.from({ length: 1300 }, (_, i) => [square(i / 10, 0, 0.05)])
    expect(keyOf({ type: 'MultiPolygon', coordinates: tiles })).toBe('tooManyPoints')
  })

  it('a shape of 100,000 vertices is refused with tooManyPoints before its vertices are read', () => {
    const untouched = new Proxy({}, { get: () => expect.unreachable() })
    const long = Array.from({ length: 100_000 }, () => untouched)
    expect(keyOf({ type: 'Polygon', coordinates: [long] })).toBe('tooManyPoints')
    expect(keyOf({ type: 'Polygon', coordinates: Array.from({ length: 100_000 }, () => []) })).toBe('tooManyPoints')
  })
})

describe('checkGeometry: accepted shapes', () => {
  it.each([
    ['a square', polygon(square())],
    ['a square drawn clockwise', polygon(square().reverse())],
    [
      'the edges of the map',
      polygon([
        [-180, -85],
        [-80, -85],
        [-80, -84],
        [-180, -84],
        [-180, -85],
      ]),
    ],
    [
      'a repeated corner',
      polygon([
        [5, 53],
        [6, 53],
        [6, 53],
        [6, 54],
        [5, 53],
      ]),
    ],
    [
      'a corner on a straight side',
      polygon([
        [5, 53],
        [5.5, 53],
        [6, 53],
        [6, 54],
        [5, 53],
      ]),
    ],
    ['holes', polygon(square(0, 0, 9), square(1, 1, 1), square(3, 3, 1))],
    ['an island in a hole', islandInHole],
    ['as many vertices as fit', polygon(circle(VERTICES_MAX))],
  ])('%s is accepted as a shape and returned unchanged', (_, value) =>
    expect(checkGeometry(value)).toEqual({ ok: true, geometry: value, m2: geodesicArea(value) }),
  )
})

it('wholeKm2: square metres are rounded up to whole km²', () => {
  expect([wholeKm2(0), wholeKm2(1), wholeKm2(1_000_000), wholeKm2(1_000_001)]).toEqual([0, 1, 1, 2])
})

it('bboxOf: the box contains all parts of a shape', () => {
  expect(bboxOf({ type: 'MultiPolygon', coordinates: [[square()], [square(-3, 60)]] })).toEqual([-3, 53, 6, 61])
})
