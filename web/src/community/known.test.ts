import type { CommunityView } from '@fieldfare/shared/community.ts'
import { expect, test } from 'vitest'
import { withSub } from './data.ts'
import { holds, joinedBy, withCommunity } from './known.ts'

const community = (id: string, part: Partial<CommunityView> = {}) =>
  ({ id, title: id, subscribers: 3, bbox: [0, 0, 1, 1], mine: { subscribed: false, owner: false }, ...part }) as CommunityView
const renamed = (one: CommunityView) => ({ ...one, title: 'new' })

test('what does not hold the community is the very same afterwards', () => {
  for (const known of [undefined, null, { count: 2 }, { items: [community('b')], next: null }, community('b')])
    expect(withCommunity(known, 'a', renamed)).toBe(known)
})

test('it is changed alone, in a page, and in pages', () => {
  const page = { items: [community('b'), community('a')], next: null }
  expect(withCommunity(community('a'), 'a', renamed)).toMatchObject({ title: 'new' })
  expect(withCommunity(page, 'a', renamed)).toMatchObject({ items: [{ title: 'b' }, { title: 'new' }], next: null })
  expect(withCommunity({ pages: [page], pageParams: [1] }, 'a', renamed)).toMatchObject({ pages: [{ items: [{}, { title: 'new' }] }], pageParams: [1] })
  expect(holds({ pages: [page] }, 'a')).toBe(true)
  expect(holds({ pages: [page] }, 'c')).toBe(false)
})

test('what is gone leaves lists, and stays where it is shown alone until that is read again', () => {
  expect(withCommunity({ items: [community('a')], next: null }, 'a', () => null)).toEqual({ items: [], next: null })
  expect(withCommunity(community('a'), 'a', () => null)).toEqual(community('a'))
})

test('joining twice is once, and somebody who cannot be seen yet is not counted', () => {
  const once = joinedBy(community('a'), true, true)
  expect(once).toMatchObject({ subscribers: 4, mine: { subscribed: true } })
  expect(joinedBy(once, true, true)).toBe(once)
  expect(joinedBy(once, false, true)).toMatchObject({ subscribers: 3, mine: { subscribed: false } })
  expect(joinedBy(community('a'), true, false)).toMatchObject({ subscribers: 3, mine: { subscribed: true } })
  expect(joinedBy(community('a', { mine: null }), true, true)).toMatchObject({ subscribers: 3, mine: null })
})

test('a subscription stands once in the list', () => {
  expect(withSub(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(withSub(['a', 'b'], 'a', false)).toEqual(['b'])
})
