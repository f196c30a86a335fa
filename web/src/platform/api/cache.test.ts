import { holds } from '@fieldfare/shared/testing/holds.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCached, updateCached, insertCached } from './cache.ts'

interface Named {
  id: string
  title: string
}
const item = (id: string): Named => ({ id, title: id })
const renamed = (one: Named) => ({ ...one, title: 'new' })
const byId = (a: Named, b: Named) => a.id.localeCompare(b.id)
const pages = (...lists: string[]) =>
  lists.map((list) => ({ items: [...list].map(item), next: null as string | null, previous: null as string | null }))
const listed = (cached: unknown) =>
  (cached as { pages: { items: Named[] }[] }).pages.map(({ items }) => items.map(({ id }) => id).join(''))

test('updateCached returns cached data unchanged if the item is not in the data', () => {
  for (const cached of [undefined, null, { count: 2 }, { items: [item('b')], next: null }, item('b')])
    expect(updateCached(cached, 'a', renamed)).toBe(cached)
})

test('updateCached changes an item cached alone, in a page or in several pages; findCached returns the item, or undefined without one', () => {
  const page = { items: [item('b'), item('a')], next: null }
  expect(updateCached(item('a'), 'a', renamed)).toMatchObject({ title: 'new' })
  expect(updateCached(page, 'a', renamed)).toMatchObject({ items: [{ title: 'b' }, { title: 'new' }], next: null })
  expect(updateCached({ pages: [page], pageParams: [1] }, 'a', renamed)).toMatchObject({
    pages: [{ items: [{}, { title: 'new' }] }],
    pageParams: [1],
  })
  expect(findCached({ pages: [page] }, 'a')).toEqual(item('a'))
  expect(findCached({ pages: [page] }, 'c')).toBeUndefined()
})

test('updateCached removes a deleted item from lists, but keeps an item cached alone', () => {
  expect(updateCached({ items: [item('a')], next: null }, 'a', () => null)).toEqual({ items: [], next: null })
  expect(updateCached(item('a'), 'a', () => null)).toEqual(item('a'))
})

test('insertCached inserts no item beyond the loaded pages and no item twice', () => {
  const [first, last] = pages('bd', 'fh')
  const open = {
    pages: [
      { ...first, previous: 'x' },
      { ...last, next: 'y' },
    ],
  }
  for (const id of ['a', 'i', 'd']) expect(insertCached(open, item(id), byId)).toBe(open)
  for (const cached of [undefined, item('b'), { pages: [] }]) expect(insertCached(cached, item('a'), byId)).toBe(cached)
})

test('insertCached inserts an item at its place in the order: between two others, first or last', () => {
  const whole = { pages: pages('bd', 'fh') }
  expect(listed(insertCached(whole, item('c'), byId))).toEqual(['bcd', 'fh'])
  expect(listed(insertCached(whole, item('e'), byId))).toEqual(['bd', 'efh'])
  expect(listed(insertCached(whole, item('a'), byId))).toEqual(['abd', 'fh'])
  expect(listed(insertCached(whole, item('i'), byId))).toEqual(['bd', 'fhi'])
  expect(listed(insertCached({ pages: pages('') }, item('a'), byId))).toEqual(['a'])
})

const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')), { minLength: 1 })

test('insertCached: items that arrive in any order end up in the order of the server, each once', () =>
  holds([letters, letters, fc.nat(26), fc.nat(5)], (present, arriving, fetched, size) => {
    const sorted = present.toSorted()
    const fetchedItems = sorted.slice(0, Math.max(1, fetched))
    const lists: string[] = []
    for (let at = 0; at < fetchedItems.length; at += size + 1)
      lists.push(fetchedItems.slice(at, at + size + 1).join(''))
    const more = fetchedItems.length < sorted.length
    let cached: unknown = {
      pages: pages(...lists).map((page, i) => ({ ...page, next: more || i < lists.length - 1 ? 'x' : null })),
    }
    for (const id of [...arriving, ...arriving]) cached = insertCached(cached, item(id), byId)
    const reach = fetchedItems.at(-1) ?? ''
    const expected = [...new Set([...fetchedItems, ...arriving.filter((id) => !more || id < reach)])].toSorted()
    expect(listed(cached).join('')).toBe(expected.join(''))
  }))
