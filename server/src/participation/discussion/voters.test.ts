import { expect, test } from 'vitest'
import { callOf, castOf, keepCast } from '../../testing/cast.ts'
import { byName, membersOf } from '../../testing/members.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

async function commented(world: World) {
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
] as const)('feed.comments.voters by the %s is refused with %s', (role, code) =>
  undone(async (world) => {
    const { cast, named } = await commented(world)
    expect(await refusalOf(callOf(world, cast, role).feed.comments.voters(named))).toEqual({ code })
  })(),
)

test(
  'feed.comments.voters: a comment id together with the id of another thread is refused with not-found',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    const other = await cast.owner.call.addThread({ communityId: cast.communityId, title: 'Another' })
    const query = cast.owner.call.feed.comments.voters({ ...named, threadId: other.id })
    expect(await refusalOf(query)).toEqual({ code: 'not-found' })
  }),
)

test(
  'feed.comments.voters: the owner and admins read pages of voters by name, and new voters appear in groups of five',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    const people = await membersOf(world, cast.communityId)
    const read = (page: { limit?: number; cursor?: string } = {}, { call } = cast.owner) =>
      call.feed.comments.voters({ ...named, ...page })
    await cast.owner.call.upVoteComment(named)
    for (const [at, { call }] of people.entries()) {
      await (at % 2 ? call.downVoteComment(named) : call.upVoteComment(named))
      // A person who changes the vote is one voter.
      await (at % 3 ? call.downVoteComment(named) : call.upVoteComment(named))
      const released = people.slice(0, at + 1 - ((at + 1) % 5))
      const all = released.length > 0 ? byName([cast.owner, ...released]) : []
      expect((await read()).items).toEqual(all)
      expect((await read({}, cast.admin)).items).toEqual(all)
    }
    const first = await read({ limit: 6 })
    const rest = await read({ limit: 6, cursor: first.next ?? '' })
    expect([...first.items, ...rest.items]).toEqual(byName([cast.owner, ...people]))
    expect(rest.next).toBeNull()
    expect(await refusalOf(read({ cursor: 'x' }))).toMatchObject({ path: 'cursor' })
  }),
)

test(
  'feed.comments.voters: people who withdrew their vote leave the list in groups of five',
  undone(async (world) => {
    const { cast, named } = await commented(world)
    const people = await membersOf(world, cast.communityId, 6)
    for (const { call } of people) await call.upVoteComment(named)
    const names = async () => (await cast.owner.call.feed.comments.voters(named)).items
    for (const { call } of people.slice(0, 4)) await call.removeUpVoteComment(named)
    expect(await names()).toEqual(byName(people.slice(0, 5)))
    await people[4]?.call.removeUpVoteComment(named)
    expect(await names()).toEqual([])
  }),
)
