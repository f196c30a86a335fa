import { expect, test } from 'vitest'
import { callOf, castOf, keepCast } from '../testing/cast.ts'
import { refusalOf, useWorld, type World } from '../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

async function said(world: World) {
  const cast = await castOf(world)
  const { id: threadId } = await cast.owner.call.addThread({ communityId: cast.communityId, title: 'A bittern' })
  const { id: commentId } = await cast.creator.call.addComment({ threadId, text: 'I saw it too' })
  return { cast, named: { commentId, threadId } }
}

test.each([
  ['guest', 'not-signed-in'],
  ['stranger', 'forbidden'],
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['moderator', 'forbidden'],
  ['creator', 'forbidden'],
  ['otherOwner', 'forbidden'],
] as const)('who voted is not for the %s: %s', (role, code) =>
  undone(async (world) => {
    const { cast, named } = await said(world)
    expect(await refusalOf(callOf(world, cast, role).feed.comments.voters(named))).toEqual({ code })
  })(),
)

test(
  'a comment of another discussion is not there',
  undone(async (world) => {
    const { cast, named } = await said(world)
    const other = await cast.owner.call.addThread({ communityId: cast.communityId, title: 'Another' })
    const asked = cast.owner.call.feed.comments.voters({ ...named, threadId: other.id })
    expect(await refusalOf(asked)).toEqual({ code: 'not-found' })
  }),
)

test(
  'the owner reads who voted, not what nor when, page by page',
  undone(async (world) => {
    const { cast, named } = await said(world)
    const voters = [cast.subscriber, cast.moderator, cast.owner]
    await cast.subscriber.call.downVoteComment(named)
    await cast.moderator.call.upVoteComment(named)
    await cast.owner.call.upVoteComment(named)
    const ids = voters.map(({ id }) => id).toSorted()
    for (const { call } of [cast.owner, cast.admin]) {
      const { items } = await call.feed.comments.voters(named)
      expect(items).toEqual(ids.map((id) => ({ id, name: 'Anouk Visser' })))
    }
    const first = await cast.owner.call.feed.comments.voters({ ...named, limit: 2 })
    const rest = await cast.owner.call.feed.comments.voters({ ...named, limit: 2, cursor: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids)
    expect(rest.next).toBeNull()
    expect(await refusalOf(cast.owner.call.feed.comments.voters({ ...named, cursor: 'x' }))).toMatchObject({
      path: 'cursor',
    })
    await cast.moderator.call.removeUpVoteComment(named)
    expect((await cast.owner.call.feed.comments.voters(named)).items).toHaveLength(2)
  }),
)
