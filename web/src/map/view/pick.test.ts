import { describe, expect, test } from 'vitest'
import type { AreaOnMap } from './mapProps.ts'
import { goneFrom, sortPicks, type DrawnFeature } from './pick.ts'

const square = (side: number): DrawnFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
      [0, 0],
    ],
  ],
})
const featureOf = (id: unknown, side: number, more: Partial<DrawnFeature> = {}): DrawnFeature => ({
  layer: { id: 'area-tile-fill' },
  source: 'areas',
  properties: { id, title: String(id), level: 'world' },
  state: {},
  geometry: square(side),
  ...more,
})
const ids = (features: DrawnFeature[]) => sortPicks(features).areas.map(({ id }) => id)

describe('picked features', () => {
  test('sortPicks leaves out features that are hidden, without id or without a valid level', () => {
    expect(ids([featureOf('a', 1, { state: { hidden: true } })])).toEqual([])
    expect(ids([featureOf(undefined, 1)])).toEqual([])
    expect(ids([featureOf('a', 1, { properties: { id: 'a', level: 'moon' } })])).toEqual([])
    expect(ids([featureOf('a', 1, { properties: { id: 'a', level: 'toString' } })])).toEqual([])
  })

  test('sortPicks leaves out a removed area that the map still draws', () => {
    const drawn = [featureOf('gone', 1, { source: 'fresh' }), featureOf('left', 2)]
    expect(sortPicks(drawn, ['gone']).areas.map(({ id }) => id)).toEqual(['left'])
  })

  test('goneFrom leaves out the id of an own area that is removed only for others', () => {
    const own = { id: 'own', level: 'world', title: 'own', geometry: square(1) } as AreaOnMap
    expect(goneFrom({ mine: [own], removed: ['own', 'gone'] })).toEqual(['gone'])
    expect(goneFrom({})).toEqual([])
  })

  test('sortPicks returns the smallest area first, and each area once', () => {
    expect(
      ids([featureOf('large', 3), featureOf('small', 1), featureOf('large', 0.5), featureOf('middle', 2)]),
    ).toEqual(['small', 'middle', 'large'])
  })

  test("sortPicks sorts by an area's m2 if given, rather than by the size of the drawn piece", () => {
    const cut = featureOf('cut', 0.1, { properties: { id: 'cut', level: 'world', m2: 9e9 } })
    expect(ids([cut, featureOf('small', 1)])).toEqual(['small', 'cut'])
  })

  test('sortPicks separates communities from areas and marks own areas', () => {
    const { areas, communities } = sortPicks([
      featureOf('land', 1, { layer: { id: 'community-tile-land' } }),
      featureOf('a', 1, { source: 'mine', layer: { id: 'area-mine-fill' } }),
    ])
    expect(communities).toEqual([{ id: 'land', title: 'land' }])
    expect(areas).toEqual([{ id: 'a', title: 'a', level: 'world', mine: true }])
  })
})
