import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView, MyMembership } from '@fieldfare/shared/community.ts'
import type { Deletion } from '@fieldfare/shared/content.ts'
import { expect, test } from 'vitest'
import { rightsIn } from './useRights.ts'

const me = (part: Partial<Me> = {}) => ({ id: 'me', verified: true, owner: false, admin: false, ...part }) as Me
const community = (mine: Partial<MyMembership> | null, creatorId = 'owner') =>
  ({ creator: { id: creatorId, name: '' }, mine }) as CommunityView
const deletion = (by: Deletion['by'], at = new Date().toISOString()) => ({ at, by, reason: '' })

test('rightsIn gives the first reason why a person may not comment: not signed in, then not verified, then not subscribed', () => {
  expect(rightsIn(community(null), null).why('comment.add')).toBe('not-signed-in')
  expect(rightsIn(community({ subscribed: false }), me({ verified: false })).why('comment.add')).toBe('not-verified')
  expect(rightsIn(community({ subscribed: false }), me()).why('comment.add')).toBe('not-subscribed')
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.add')).toBeNull()
})

test("rightsIn forbids a vote on one's own comment", () => {
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.vote', 'me')).toBe('own-content')
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.vote', 'other')).toBeNull()
})

test('rightsIn: a member may restore only content that they deleted recently, a moderator only content that a moderator deleted', () => {
  const member = rightsIn(community({ subscribed: true }), me())
  expect(member.mayRestore('comment.restore', 'me', deletion('moderator'))).toBe(false)
  expect(member.mayRestore('comment.restore', 'me', deletion('creator'))).toBe(true)
  expect(member.mayRestore('comment.restore', 'me', deletion('creator', '2020-01-01T00:00:00.000Z'))).toBe(false)
  const moderator = rightsIn(community({ moderator: true }), me())
  expect(moderator.mayRestore('comment.restore', 'other', deletion('moderator'))).toBe(true)
  expect(moderator.mayRestore('comment.restore', 'other', deletion('creator'))).toBe(false)
})
