import type { CommunityView } from '@fieldfare/shared/community.ts'
import { expect, test } from 'vitest'
import { joinedBy, withSub } from '../../content/membership/community.ts'

const community = (part: Partial<CommunityView> = {}) =>
  ({
    id: 'a',
    subscribers: 3,
    mine: { subscribed: false, owner: false, moderator: false, request: null },
    ...part,
  }) as CommunityView

test('joinedBy counts a reader who joins twice once, and does not change the number of members if `counts` is false', () => {
  const joinedOnce = joinedBy(community(), true, true)
  expect(joinedOnce).toMatchObject({ subscribers: 4, mine: { subscribed: true } })
  expect(joinedBy(joinedOnce, true, true)).toBe(joinedOnce)
  expect(joinedBy(joinedOnce, false, true)).toMatchObject({ subscribers: 3, mine: { subscribed: false } })
  expect(joinedBy(community(), true, false)).toMatchObject({ subscribers: 3, mine: { subscribed: true } })
  expect(joinedBy(community({ mine: null }), true, true)).toMatchObject({ subscribers: 3, mine: null })
})

test('joinedBy: a moderator who leaves is no longer a moderator, unless they own the community', () => {
  const mine = { subscribed: true, owner: false, moderator: true, request: null, hidden: null }
  expect(joinedBy(community({ mine }), false, true).mine?.moderator).toBe(false)
  expect(joinedBy(community({ mine: { ...mine, owner: true } }), false, true).mine?.moderator).toBe(true)
})

test('withSub moves a joined community to the end of the list, without duplicates, and removes a left community', () => {
  expect(withSub(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(withSub(['a', 'b'], 'a', false)).toEqual(['b'])
})
