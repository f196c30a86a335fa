import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { addTestPoll, endPoll, within } from '../../testing/testPoll.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

const votesOf = (poll: { options: { votes: number | null }[] }) => poll.options.map(({ votes }) => votes)
const seen = async ({ guest }: Pick<World, 'guest'>, id: string) => votesOf(await guest.feed.polls.one({ id }))

describe('addVote, withdrawVote', () => {
  test(
    'a vote is refused with ended as soon as the poll has ended, to the millisecond',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world, { until: within(60_000), results: 'atEnd' })
      const { kysely } = world.deps.db
      await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
      // The end is compared with the clock of the database, which all processes share.
      await sql`update poll set until = clock_timestamp() + interval '150 milliseconds' where id = ${pollId}`.execute(
        kysely,
      )
      expect(await seen(world, pollId)).toEqual([null, null, null])
      await sql`select pg_sleep(0.16)`.execute(kysely)
      expect(await refusalOf(cast.moderator.call.addVote({ pollId, value: 'Nowhere' }))).toEqual({ code: 'ended' })
      expect(await world.guest.feed.polls.one({ id: pollId })).toMatchObject({ ended: true, endsIn: null })
      expect(await seen(world, pollId)).toEqual([0, 0, 1])
    }),
  )

  test.each(['subscriber', 'moderator', 'owner', 'admin'] as const)(
    'a vote of the %s counts once, and may be changed and withdrawn',
    (role) =>
      undone(async (world) => {
        const { cast, poll, pollId } = await addTestPoll(world)
        const { call } = cast[role]
        const first = await call.addVote({ pollId, value: 'Nowhere' })
        expect(first.mine).toEqual({ reported: false, vote: poll.options[2]?.id, counts: null })
        expect(await call.addVote([pollId, 'Nowhere'] as never)).toEqual(first)
        expect(await seen(world, pollId)).toEqual([0, 0, 1])
        await call.addVote({ pollId, value: 'On the dune' })
        expect(await seen(world, pollId)).toEqual([0, 1, 0])
        for (let i = 0; i < 2; i++) expect((await call.withdrawVote({ pollId })).mine).toMatchObject({ vote: null })
        expect(await seen(world, pollId)).toEqual([0, 0, 0])
        await call.addVote({ pollId, value: 'By the slack' })
        expect(await seen(world, pollId)).toEqual([1, 0, 0])
      })(),
  )

  test(
    'the vote of a person who left the community still counts and may be withdrawn',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
      await cast.subscriber.call.unsubscribe({ landId: cast.communityId })
      expect(await seen(world, pollId)).toEqual([0, 0, 1])
      await cast.subscriber.call.withdrawVote({ pollId })
      expect(await seen(world, pollId)).toEqual([0, 0, 0])
    }),
  )

  test(
    'the vote of an erased person still counts, and feed.polls.whoVoted does not name that person',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      const { deps } = world
      for (const person of [cast.subscriber, cast.moderator]) await person.call.addVote({ pollId, value: 'Nowhere' })
      await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, cast.subscriber.id))
      expect(await seen(world, pollId)).toEqual([0, 0, 2])
      await endPoll(world, pollId)
      const { items } = await cast.owner.call.feed.polls.whoVoted({ pollId })
      expect(items).toEqual([{ id: cast.moderator.id, name: cast.moderator.name }])
    }),
  )

  test(
    'account.download contains the vote of the caller as text, and not the votes of other people',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
      const download = await cast.subscriber.call.account.download()
      expect(download).toMatchObject({ pollVotes: [{ poll_id: pollId, value: 'Nowhere' }] })
      const owners = JSON.stringify(await cast.owner.call.account.download())
      expect(owners).toContain('Nowhere')
      expect(owners).not.toContain(cast.subscriber.id)
    }),
  )
})

describe('feed.polls.one, feed.polls.of: results', () => {
  const numbers = /"votes":\d|"counts":\{/

  /** Returns everything that a guest and these readers can read of a poll. */
  const readings = async (world: World, communityId: string, pollId: string, readers: TestPerson[]) => {
    const calls = [world.guest, ...readers.map(({ call }) => call)]
    return Promise.all(
      calls.flatMap((call) => [call.feed.polls.one({ id: pollId }), call.feed.polls.of({ communityId })]),
    )
  }

  test(
    'results shown after voting are returned only to people who voted',
    undone(async (world) => {
      const { cast, poll, pollId } = await addTestPoll(world, { results: 'afterVoting' })
      const { communityId, subscriber, moderator, creator, owner, admin } = cast
      const [slack, dune, nowhere] = poll.options.map(({ id }) => id) as [string, string, string]
      const voted = await subscriber.call.addVote({ pollId, value: 'Nowhere' })
      await creator.call.addVote({ pollId, value: 'On the dune' })
      expect(voted.mine?.counts).toEqual({ [slack]: 0, [dune]: 0, [nowhere]: 1 })
      for (const reading of await readings(world, communityId, pollId, [owner, admin, moderator]))
        expect(JSON.stringify(reading)).not.toMatch(numbers)
      const reading = await subscriber.call.feed.polls.one({ id: pollId })
      expect(reading.mine?.counts).toEqual({ [slack]: 0, [dune]: 1, [nowhere]: 1 })
      expect(votesOf(reading)).toEqual([null, null, null])
      // The version does not reveal the number of votes.
      expect((await world.guest.feed.polls.one({ id: pollId })).version).toBe(poll.version)
      expect((await subscriber.call.withdrawVote({ pollId })).mine?.counts).toBeNull()
    }),
  )

  test(
    'results shown at the end of a poll are returned to no one before that end, and to everyone after it',
    undone(async (world) => {
      const { cast, poll, pollId } = await addTestPoll(world, { results: 'atEnd', until: within(60_000) })
      const { communityId, subscriber, owner, admin } = cast
      await subscriber.call.addVote({ pollId, value: 'Nowhere' })
      for (const reading of await readings(world, communityId, pollId, [subscriber, owner, admin]))
        expect(JSON.stringify(reading)).not.toMatch(numbers)
      expect((await world.guest.feed.polls.one({ id: pollId })).version).toBe(poll.version)
      await endPoll(world, pollId)
      expect(await seen(world, pollId)).toEqual([0, 0, 1])
      expect((await subscriber.call.feed.polls.one({ id: pollId })).mine).toMatchObject({ vote: poll.options[2]?.id })
    }),
  )
})
