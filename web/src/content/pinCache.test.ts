import type { ContentPin } from '@fieldfare/shared/content.ts'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../platform/api/queries.ts'
import '../kinds.ts'
import { putPin } from './pinCache.ts'

const key = ['feed.pins.of', 'pages', { communityId: 'c' }]
const place = { lng: 5, lat: 53 }
const pin = (id: string, more: Partial<ContentPin> = {}): ContentPin => ({
  id,
  kind: 'treasure',
  title: id,
  place,
  placeHidden: false,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  version: 2,
  ...more,
})
const keep = (...items: ContentPin[]) =>
  queryClient.setQueryData(key, { pages: [{ items, next: null }], pageParams: [] })
const cachedPins = () =>
  queryClient.getQueryData<{ pages: { items: ContentPin[] }[] }>(key)?.pages.flatMap(({ items }) => items)
const view = (id: string, more: object = {}) => ({
  id,
  title: id,
  place,
  placeHidden: false,
  creator: { id: 'p', name: 'P' },
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  version: 3,
  ...more,
})
const put = (id: string, version: number, seen: ReturnType<typeof view> | null) =>
  putPin('c', { kind: 'treasure', id, version }, seen)

afterEach(() => queryClient.clear())

test('putPin ignores an older version, and leaves the pins alone for content of another community', () => {
  keep(pin('1'))
  put('1', 1, view('1', { title: 'Older' }))
  putPin('other', { kind: 'treasure', id: '2', version: 3 }, view('2'))
  expect(cachedPins()).toEqual([pin('1')])
})

test('putPin inserts a new pin in order, updates a changed one and removes a deleted one', () => {
  keep(pin('3'), pin('1'))
  put('2', 3, view('2'))
  put('1', 3, view('1', { title: 'Moved', place: { lng: 6, lat: 53 } }))
  expect(cachedPins()).toEqual([
    pin('3'),
    pin('2', { version: 3 }),
    pin('1', { title: 'Moved', place: { lng: 6, lat: 53 }, version: 3 }),
  ])
  put('3', 3, null)
  expect(cachedPins()?.map(({ id }) => id)).toEqual(['2', '1'])
})

test('putPin keeps the exact place that the reader knows while it is hidden from others, and updates it once it is public', () => {
  keep(pin('1', { placeHidden: true }))
  const coarse = { lng: 5.005, lat: 53.005 }
  put('1', 3, view('1', { placeHidden: true, place: coarse }))
  expect(cachedPins()).toMatchObject([{ place, placeHidden: true }])
  put('1', 4, view('1', { place: { lng: 5.001, lat: 53 } }))
  expect(cachedPins()).toMatchObject([{ place: { lng: 5.001 }, placeHidden: false }])
})
