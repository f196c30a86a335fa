import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView, MyStanding } from '@fieldfare/shared/community.ts'
import type { CommentView, Removal } from '@fieldfare/shared/discussion.ts'
import { expect, test } from 'vitest'
import { rightsIn } from './useRights.ts'

const me = (part: Partial<Me> = {}) => ({ id: 'me', verified: true, owner: false, admin: false, ...part }) as Me
const community = (mine: Partial<MyStanding> | null, creatorId = 'owner') =>
  ({ creator: { id: creatorId, name: '' }, mine }) as CommunityView
const removed = (by: Removal['by'], at = new Date().toISOString(), authorId = 'me') =>
  ({ creator: { id: authorId, name: '' }, removed: { at, by, reason: '' } }) as CommentView & { removed: Removal }

test('what stands between the reader and taking part is said in the order in which they can do something about it', () => {
  expect(rightsIn(community(null), null).why('comment.add')).toBe('not-signed-in')
  expect(rightsIn(community({ subscribed: false }), me({ verified: false })).why('comment.add')).toBe('not-verified')
  expect(rightsIn(community({ subscribed: false }), me()).why('comment.add')).toBe('not-subscribed')
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.add')).toBeNull()
})

test('nobody votes on their own words', () => {
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.vote', 'me')).toBe('own-content')
  expect(rightsIn(community({ subscribed: true }), me()).why('comment.vote', 'other')).toBeNull()
})

test('what a moderator removed its author does not bring back, and nothing comes back after its time', () => {
  const member = rightsIn(community({ subscribed: true }), me())
  expect(member.mayRestore(removed('moderator'))).toBe(false)
  expect(member.mayRestore(removed('creator'))).toBe(true)
  expect(member.mayRestore(removed('creator', '2020-01-01T00:00:00.000Z'))).toBe(false)
  expect(rightsIn(community({ moderator: true }), me()).mayRestore(removed('moderator', undefined, 'other'))).toBe(true)
  expect(rightsIn(community({ moderator: true }), me()).mayRestore(removed('creator', undefined, 'other'))).toBe(false)
})
