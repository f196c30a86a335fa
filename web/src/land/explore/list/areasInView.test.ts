import type { AreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { areasInView, asOnePage, roomsOf, type AreaPage } from './areasInView.ts'

const square = (lng: number, lat: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lng, lat],
      [lng + 0.1, lat],
      [lng + 0.1, lat + 0.1],
      [lng, lat],
    ],
  ] as [number, number][][],
})
const area = (id: string, day: number, part: Partial<AreaView> = {}): AreaView => ({
  id,
  geometry: square(5, 53),
  title: id,
  level: 'country',
  rating: 8,
  likes: 0,
  dateCreated: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  version: 1,
  ...part,
})
const page = (items: AreaView[]): AreaPage => ({ items, next: null, reached: null })
const bounds = [4, 52, 6, 54] as const
const none = { pages: [], mine: [], changes: new Map(), bounds }
const ids = (areas: AreaView[]) => areas.map(({ id }) => id)

test('areasInView leaves out areas outside the view', () => {
  expect(areasInView({ ...none, pages: [page([area('far', 1, { geometry: square(8, 53) })])] })).toEqual([])
})

test('areasInView leaves out an area whose newer version fails the filter', () => {
  const changes = new Map([['a', { id: 'a', version: 2, view: area('a', 1, { version: 2, rating: 5 }) }]])
  const shown = ({ rating }: AreaView) => rating >= 8
  const pages = [page([area('a', 1), area('b', 2)])]
  expect(ids(areasInView({ ...none, changes, pages, mine: [area('c', 3, { rating: 7 })], shown }))).toEqual(['b'])
})

test('areasInView leaves out a removed area unless a loaded page has a newer version', () => {
  const changes = new Map([
    ['a', { id: 'a', version: 2, view: null }],
    ['b', { id: 'b', version: 2, view: null }],
  ])
  expect(ids(areasInView({ ...none, changes, pages: [page([area('a', 1), area('b', 2, { version: 3 })])] }))).toEqual([
    'b',
  ])
})

test('areasInView lists each area once, in its latest version, newest first', () => {
  const changes = new Map([
    ['a', { id: 'a', version: 2, view: area('a', 1, { version: 2, title: 'changed' }) }],
    ['new', { id: 'new', version: 1, view: area('new', 9) }],
  ])
  const found = areasInView({
    ...none,
    changes,
    mine: [area('mine', 5)],
    pages: [page([area('a', 1), area('mine', 5)]), page([area('a', 1)])],
  })
  expect(found.map(({ title }) => title)).toEqual(['new', 'mine', 'changed'])
})

test('areasInView leaves out areas that are older than the last loaded area of a tile whose further pages are not loaded yet', () => {
  const read = asOnePage([
    { room: '1', items: [area('a', 9), area('b', 6)], next: 'more' },
    { room: '2', items: [area('c', 8), area('d', 2)], next: null },
  ])
  expect(read).toMatchObject({ next: { 1: 'more' }, reached: area('b', 6).dateCreated })
  expect(ids(areasInView({ ...none, pages: [read] }))).toEqual(['a', 'c', 'b'])
  const rest = asOnePage([{ room: '1', items: [area('e', 4)], next: null }])
  expect(ids(areasInView({ ...none, pages: [read, rest] }))).toEqual(['a', 'c', 'b', 'e', 'd'])
})

test('roomsOf returns null for a view of half the world', () => {
  expect(roomsOf([-90, -60, 90, 60], 2)).toBeNull()
})

test('roomsOf returns only tiles for a zoomed-out view, and for a zoomed-in view also a box that small moves do not change', () => {
  expect(roomsOf([4, 52, 8, 54], 7.5)?.within).toBeUndefined()
  const near = roomsOf([4.8, 53.05, 4.83, 53.07], 12.3)
  expect(near?.tiles).toHaveLength(1)
  expect(near?.within?.[0]).toBeLessThanOrEqual(4.8)
  expect(near?.within?.[3]).toBeGreaterThanOrEqual(53.07)
  expect(roomsOf([4.801, 53.051, 4.831, 53.071], 12.4)).toEqual(near)
})

test('roomsOf returns no tiles beyond the edge of the world for a view across longitude 180°', () => {
  const rooms = roomsOf([178, -20, 183, -15], 7)
  expect(rooms?.tiles.every(({ x }) => x < 128)).toBe(true)
})
