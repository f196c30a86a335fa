import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { liked, withArea } from './data.ts'

const area = (id: string) => ({ id, likes: 2 }) as MyAreaView
const pages = (...ids: string[][]) => ({
  pages: ids.map((page) => ({ items: page.map(area), next: null })),
  pageParams: ids.map(() => undefined),
})
const idsOf = ({ pages: all }: ReturnType<typeof withArea>) => all.map(({ items }) => items.map(({ id }) => id))

test('an area that is there already is not shown twice', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('b')))).toEqual([['a'], ['b']])
})

test('a new area is on top', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('c')))).toEqual([['c', 'a'], ['b']])
})

test('liking twice counts once, and taking it back restores the count', () => {
  const page = { area: area('a'), own: null, liked: false }
  const once = liked(page, true)
  expect(once).toMatchObject({ liked: true, area: { likes: 3 } })
  expect(liked(once, true)).toBe(once)
  expect(liked(once, false)).toMatchObject({ liked: false, area: { likes: 2 } })
})
