import type { ContentPin } from '@fieldfare/shared/content.ts'
import { expect, test } from 'vitest'
import { boundsOfPins, groupPins } from './groupPins.ts'

const SCREEN = { width: 400, height: 300 }
const pin = (id: string, lng: number, lat: number): ContentPin => ({
  id,
  kind: 'treasure',
  title: id,
  place: { lng, lat },
  placeHidden: false,
  createdAt: '',
  version: 1,
})
/** Projects one degree to one pixel. */
const groups = (pins: ContentPin[], alone: string | null = null) =>
  groupPins(pins, ({ place }) => ({ x: place.lng, y: place.lat }), SCREEN, alone).map((group) =>
    group.pins.map(({ id }) => id).join(' '),
  )

test('groupPins leaves out pins beyond the screen', () => {
  expect(groups([pin('a', -90, 10), pin('b', 500, 10), pin('c', 10, -90), pin('d', 10, 400)])).toEqual([])
})

test('groupPins groups overlapping pins and keeps distant pins apart', () => {
  expect(groups([pin('a', 10, 10), pin('b', 200, 10), pin('c', 20, 30), pin('d', 210, 200)])).toEqual(['a c', 'b', 'd'])
})

test('groupPins keeps the chosen pin in a separate group', () => {
  expect(groups([pin('a', 10, 10), pin('b', 12, 12), pin('c', 14, 14)], 'a')).toEqual(['a', 'b c'])
  expect(groups([pin('a', 10, 10), pin('b', 12, 12), pin('c', 14, 14)], 'b')).toEqual(['a c', 'b'])
})

test('boundsOfPins returns null for pins at one position', () => {
  expect(boundsOfPins([pin('a', 5, 53), pin('b', 5, 53)])).toBeNull()
  expect(boundsOfPins([pin('a', 5, 53), pin('b', 6, 52)])).toEqual([5, 52, 6, 53])
})
