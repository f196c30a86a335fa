// @vitest-environment happy-dom
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keys, queryClient } from '../api/queries.ts'
import { treasureKey } from './data.ts'
import { treasureEvents } from './live.ts'

const LAND = 'land'
const view = (id: string, version = 1): Omit<TreasureView, 'mine'> => ({
  id,
  communityId: LAND,
  title: `The ${id}`,
  description: '',
  place: { lng: 5.055, lat: 53.055 },
  placeHidden: true,
  creator: { id: 'finder', name: 'Anouk' },
  createdAt: `2026-11-21T12:00:0${id.length}.000Z`,
  photo: { id: 'photo', width: 4, height: 3 },
  version,
})
const EXACT = { lng: 5.0512, lat: 53.0598 }
const pages = [...keys.treasures(LAND), 'pages']
const list = () => queryClient.getQueryData<{ pages: { items: TreasureView[] }[] }>(pages)?.pages[0]?.items
const hear = (id: string, version: number, one: Omit<TreasureView, 'mine'> | null) =>
  treasureEvents['treasure.changed']({ id, communityId: LAND, version, view: one })
const again = vi.spyOn(queryClient, 'invalidateQueries')

beforeEach(() => {
  queryClient.clear()
  again.mockClear()
  queryClient.setQueryData(keys.me, { id: 'reader' })
  const mine = { reported: true, exact: EXACT, mayShowPlace: true, reports: null }
  queryClient.setQueryData(pages, {
    pageParams: [undefined],
    pages: [{ items: [{ ...view('nest'), mine }], next: null }],
  })
})

test('a change keeps what only the reader sees, and an older one changes nothing', () => {
  hear('nest', 2, { ...view('nest', 2), title: 'An old nest' })
  expect(list()).toMatchObject([{ title: 'An old nest', mine: { exact: EXACT, reported: true } }])
  hear('nest', 1, view('nest'))
  expect(list()).toMatchObject([{ title: 'An old nest' }])
})

test('a new one stands first without anything being fetched; a reader knows no more of it than everyone', () => {
  hear('orchid', 1, view('orchid'))
  expect(list()?.map(({ id }) => id)).toEqual(['orchid', 'nest'])
  expect(list()?.[0]?.mine).toEqual({ reported: false, exact: null, mayShowPlace: false, reports: null })
  expect(again).not.toHaveBeenCalled()
})

test('who may know more of it reads it again: its finder, and who looks after the community', () => {
  queryClient.setQueryData(keys.me, { id: 'finder' })
  hear('orchid', 1, view('orchid'))
  expect(again).toHaveBeenCalledWith({ queryKey: keys.treasures(LAND) })
  again.mockClear()
  queryClient.setQueryData(keys.me, { id: 'reader' })
  queryClient.setQueryData(keys.community(LAND), { id: LAND, mine: { moderator: true } })
  hear('old tree', 1, view('old tree'))
  expect(again).toHaveBeenCalledWith({ queryKey: keys.treasures(LAND) })
})

test('what one just added is not read again when the event of it comes', () => {
  queryClient.setQueryData(keys.me, { id: 'finder' })
  hear('nest', 1, view('nest'))
  expect(again).not.toHaveBeenCalled()
})

test('a removed one is out of the gallery, and who looks at it alone is told', () => {
  hear('nest', 2, null)
  expect(list()).toEqual([])
  expect(again).toHaveBeenCalledWith({ queryKey: treasureKey(LAND, 'nest') })
})
