import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { liked, withArea, withoutArea } from './data.ts'

const area = (id: string) => ({ id, likes: 2 }) as MyAreaView
const pages = (...ids: string[][]) => ({
  pages: ids.map((page) => ({ items: page.map(area), next: null })),
  pageParams: ids.map(() => undefined),
})
const idsOf = ({ pages: all }: ReturnType<typeof withArea>) => all.map(({ items }) => items.map(({ id }) => id))

test('an area that is there already is not shown twice', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('b')))).toEqual([['a'], ['b']])
})

test('a new area stands on top, a removed one is gone from whichever page it was on', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('c')))).toEqual([['c', 'a'], ['b']])
  expect(idsOf(withoutArea(pages(['a'], ['b', 'c']), 'b'))).toEqual([['a'], ['c']])
  expect(idsOf(withoutArea(pages(['a']), 'nowhere'))).toEqual([['a']])
})

test('liking twice counts once, and taking it back restores the count', () => {
  const page = { area: area('a'), own: null, liked: false }
  const once = liked(page, true)
  expect(once).toMatchObject({ liked: true, area: { likes: 3 } })
  expect(liked(once, true)).toBe(once)
  expect(liked(once, false)).toMatchObject({ liked: false, area: { likes: 2 } })
})
