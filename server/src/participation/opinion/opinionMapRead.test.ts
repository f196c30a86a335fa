import type { Stance } from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { keepCast } from '../../testing/cast.ts'
import { addTestOpinion, addVoters, computed } from '../../testing/testOpinion.ts'
import { useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

/** Makes opposite votes of two camps, of `first` and `second` people, on these viewpoints. */
const camps = (viewpoints: readonly string[], first: number, second: number) =>
  Array.from({ length: first + second }, (_, at) =>
    viewpoints.map((id, place): [string, Stance] => [id, (place === 0) === at < first ? 1 : -1]),
  )

test(
  'feed.opinions.map: six voters give no groups, seven give a map, and a group of two people is not shown',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const read = () => world.guest.feed.opinions.map({ id: opinionId })
    expect(await read()).toMatchObject({ madeAt: null, voters: 0, votesNeeded: 3, groups: [], mine: null })
    const votes = camps(viewpoints, 5, 2)
    await addVoters(world, cast.communityId, opinionId, votes.slice(0, 6))
    await computed(world, opinionId)
    expect(await read()).toMatchObject({ voters: 6, placed: 6, groups: [], ungrouped: 0 })
    await addVoters(world, cast.communityId, opinionId, votes.slice(6))
    await computed(world, opinionId)
    const map = await read()
    expect(map).toMatchObject({ voters: 7, placed: 7, ungrouped: 2, mine: null })
    expect(map.groups.map(({ people }) => people)).toEqual([5])
  }),
)

test(
  'feed.opinions.map: the position and group of a voter are returned to that voter only, and deleted viewpoints are left out',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const people = await addVoters(world, cast.communityId, opinionId, camps(viewpoints, 5, 5))
    await computed(world, opinionId)
    const of = (at: number) => people[at]?.call.feed.opinions.map({ id: opinionId })
    const [first, last] = [await of(0), await of(9)]
    expect(first?.groups.map(({ id }) => id)).toEqual([0, 1])
    expect(new Set([first?.mine?.group, last?.mine?.group])).toEqual(new Set([0, 1]))
    expect((await of(4))?.mine).toEqual(first?.mine)
    expect((await cast.owner.call.feed.opinions.map({ id: opinionId })).mine).toBeNull()
    const everybody = JSON.stringify(await world.guest.feed.opinions.map({ id: opinionId }))
    for (const { id } of people) expect(everybody).not.toContain(id)
    const texts = (map: typeof first) => map?.groups.flatMap(({ typical }) => typical.map(({ text }) => text))
    expect(texts(first)).toContain('Dogs on a lead')
    await cast.owner.call.deleteViewpoint({ opinionId, viewpointId: viewpoints[0] ?? '' })
    expect(texts(await of(0))).not.toContain('Dogs on a lead')
  }),
)

test(
  'the votes of an erased person leave the map, and account.download has only the votes of the caller',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const [person, other] = await addVoters(world, cast.communityId, opinionId, camps(viewpoints, 1, 1))
    if (!person || !other) throw new Error('nobody voted')
    const { opinionVotes } = (await person.call.account.download()) as { opinionVotes?: { votes: object[] }[] }
    expect(opinionVotes).toMatchObject([{ opinion_id: opinionId }])
    expect(opinionVotes?.[0]?.votes).toHaveLength(3)
    const { deps } = world
    await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, person.id))
    await computed(world, opinionId)
    expect(await world.guest.feed.opinions.one({ id: opinionId })).toMatchObject({ voters: 1 })
    const { rows } = await sql`select from opinion_voter where person_id = ${person.id}`.execute(deps.db.kysely)
    expect(rows).toEqual([])
  }),
)

test(
  'the same votes give the same map again, and withdrawing a vote of one voter does not change the group of another',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const people = await addVoters(world, cast.communityId, opinionId, camps(viewpoints, 6, 6))
    await computed(world, opinionId)
    const read = async () => {
      const { madeAt: _, ...map } = await world.guest.feed.opinions.map({ id: opinionId })
      return map
    }
    const first = await read()
    await computed(world, opinionId)
    expect(await read()).toEqual(first)
    const own = await people[0]?.call.feed.opinions.map({ id: opinionId })
    await people[11]?.call.withdrawViewpointVote({ opinionId, viewpointId: viewpoints[2] ?? '' })
    await computed(world, opinionId)
    expect((await people[0]?.call.feed.opinions.map({ id: opinionId }))?.mine?.group).toBe(own?.mine?.group)
  }),
)
