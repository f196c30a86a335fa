import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { liked, withArea } from './data.ts'

const area = (id: string) => ({ id, likes: 2 }) as MyAreaView
const pages = (...ids: string[][]) => ({
  pages: ids.map((page) => ({ items: page.map(area), next: null })),
  pageParams: ids.map(() => undefined),
})
const idsOf = ({ pages: all }: ReturnType<typeof withArea>) => all.map(({ items }) => items.map(({ id }) => id))

test('withArea does not add an area that is already listed', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('b')))).toEqual([['a'], ['b']])
})

test('withArea puts a new area first', () => {
  expect(idsOf(withArea(pages(['a'], ['b']), area('c')))).toEqual([['c', 'a'], ['b']])
})

test('liked counts a repeated like only once, and subtracts it when the like is taken back', () => {
  const page = { area: area('a'), own: null, liked: false }
  const likedOnce = liked(page, true)
  expect(likedOnce).toMatchObject({ liked: true, area: { likes: 3 } })
  expect(liked(likedOnce, true)).toBe(likedOnce)
  expect(liked(likedOnce, false)).toMatchObject({ liked: false, area: { likes: 2 } })
})
