import { expect, test } from 'vitest'
import { callOf, castOf, keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const VOTES = ['upVoteComment', 'removeUpVoteComment', 'downVoteComment', 'removeDownVoteComment'] as const

async function commented(world: World) {
  const cast = await castOf(world)
  const { id: threadId } = await cast.owner.call.addThread({ communityId: cast.communityId, title: 'A bittern' })
  const { id: commentId } = await cast.creator.call.addComment({ threadId, text: 'I saw it too' })
  return { cast, named: { commentId, threadId } }
}

test.each([
  ['guest', 'not-signed-in'],
  ['stranger', 'not-subscribed'],
  ['unverified', 'not-verified'],
  ['otherOwner', 'not-subscribed'],
  ['creator', 'own-content'],
] as const)('a vote by the %s is refused with %s', (role, code) =>
  undone(async (world) => {
    const { cast, named } = await commented(world)
    const call = callOf(world, cast, role)
    for (const vote of VOTES) expect(await refusalOf(call[vote](named))).toEqual({ code })
    expect((await world.guest.feed.comments.of({ threadId: named.threadId })).items).toMatchObject([
      { up: 0, down: 0, version: 1 },
    ])
  })(),
)

test(
  'upVoteComment: an owner or admin who votes on an own comment is refused with own-content',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    for (const { call } of [cast.owner, cast.admin]) {
      const { id } = await call.addComment({ threadId: named.threadId, text: 'Vote for me' })
      expect(await refusalOf(call.upVoteComment({ threadId: named.threadId, commentId: id }))).toEqual({
        code: 'own-content',
      })
    }
  }),
)

test(
  'removeUpVoteComment: a person who left the community is refused with not-subscribed, and the vote stays counted',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    const { call } = cast.subscriber
    await call.upVoteComment(named)
    await call.unsubscribe({ landId: cast.communityId })
    expect(await refusalOf(call.removeUpVoteComment(named))).toEqual({ code: 'not-subscribed' })
    const { items } = await call.feed.comments.of({ threadId: named.threadId })
    expect(items).toMatchObject([{ up: 1, mine: { vote: 1 } }])
  }),
)

test.each(['subscriber', 'moderator', 'owner', 'admin'] as const)(
  'the %s has at most one vote per comment; repeating a vote, or removing a vote never given, changes nothing',
  (role) =>
    undone(async (world) => {
      const { cast, named } = await commented(world)
      const { call } = cast[role]
      const steps = [
        ['upVoteComment', { up: 1, down: 0, version: 2, mine: { vote: 1 } }],
        ['upVoteComment', { up: 1, down: 0, version: 2, mine: { vote: 1 } }],
        ['removeDownVoteComment', { up: 1, down: 0, version: 2, mine: { vote: 1 } }],
        ['downVoteComment', { up: 0, down: 1, version: 3, mine: { vote: -1 } }],
        ['removeUpVoteComment', { up: 0, down: 1, version: 3, mine: { vote: -1 } }],
        ['upVoteComment', { up: 1, down: 0, version: 4, mine: { vote: 1 } }],
        ['removeUpVoteComment', { up: 0, down: 0, version: 5, mine: { vote: 0 } }],
        ['removeUpVoteComment', { up: 0, down: 0, version: 5, mine: { vote: 0 } }],
        ['downVoteComment', { up: 0, down: 1, version: 6, mine: { vote: -1 } }],
        ['removeDownVoteComment', { up: 0, down: 0, version: 7, mine: { vote: 0 } }],
      ] as const
      for (const [vote, answer] of steps) expect(await call[vote](named)).toMatchObject(answer)
    })(),
)

test(
  'feed.comments.of: each comment has the vote counts and the vote of the reader, and account.me has the karma of the author',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    await cast.subscriber.call.upVoteComment(named)
    await cast.owner.call.upVoteComment(named)
    await cast.moderator.call.downVoteComment(named)
    const { threadId } = named
    const seenBy = async (role: 'guest' | 'moderator' | 'owner' | 'stranger') =>
      (await callOf(world, cast, role).feed.comments.of({ threadId })).items[0]
    expect(await seenBy('guest')).toMatchObject({ up: 2, down: 1, mine: null })
    expect((await seenBy('moderator'))?.mine?.vote).toBe(-1)
    expect((await seenBy('owner'))?.mine?.vote).toBe(1)
    expect((await seenBy('stranger'))?.mine?.vote).toBe(0)
    expect(await cast.creator.call.account.me()).toMatchObject({ karma: 1 })
    await cast.creator.call.deleteComment(named)
    expect(await cast.creator.call.account.me()).toMatchObject({ karma: 1 })
  }),
)
