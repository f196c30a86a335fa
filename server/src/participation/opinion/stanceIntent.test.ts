import { randomUUID } from 'node:crypto'
import type { KeepIntent } from '@fieldfare/shared/intent.ts'
import { expect, test } from 'vitest'
import { verifyAddress } from '../../testing/testIntent.ts'
import { addTestOpinion } from '../../testing/testOpinion.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

const wishOf = (opinionId: string, input: object, join: string): KeepIntent => ({
  id: randomUUID(),
  act: 'stance',
  input: { opinionId, ...input },
  then: `/opinion/${opinionId}`,
  join,
})
const votesOf = ({ deps }: World, personId: string) =>
  deps.db.kysely
    .selectFrom('viewpoint_vote')
    .innerJoin('opinion_voter', 'opinion_voter.id', 'viewpoint_vote.opinion_voter_id')
    .select(['viewpoint_id', 'value'])
    .where('person_id', '=', personId)
    .execute()

test(
  'intent.keep: an invalid vote is refused, and a vote on an unknown viewpoint or in an ended map is stored as refused',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const [viewpointId = ''] = viewpoints
    const person = await world.make.member()
    const keep = (input: object) => person.call.intent.keep(wishOf(opinionId, input, cast.communityId))
    expect(await refusalOf(keep({ viewpointId, stance: 2 }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(keep({ viewpointId }))).toMatchObject({ code: 'bad-input' })
    expect(await keep({ viewpointId: randomUUID(), stance: 1 })).toMatchObject({ state: 'refused', code: 'not-found' })
    await cast.owner.call.endOpinion({ opinionId })
    expect(await keep({ viewpointId, stance: 1 })).toMatchObject({ state: 'refused', code: 'ended' })
    expect(await votesOf(world, person.id)).toEqual([])
  }),
)

test(
  'intent.keep: a vote waits for the verified e-mail address, a later vote replaces it, and verifying joins the community and casts the vote',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const [first = '', second = ''] = viewpoints
    const person = await world.make.member({ verified: false })
    const keep = (input: object) => person.call.intent.keep(wishOf(opinionId, input, cast.communityId))
    expect(await keep({ viewpointId: first, stance: -1 })).toMatchObject({ state: 'waiting', subjectId: opinionId })
    const kept = await keep({ viewpointId: second, stance: 1 })
    expect(await votesOf(world, person.id)).toEqual([])
    await verifyAddress(world, person)
    expect(await votesOf(world, person.id)).toEqual([{ viewpoint_id: second, value: 1 }])
    expect(await person.call.feed.intents.mine()).toMatchObject([{ id: kept.id, state: 'done' }])
    expect((await person.call.feed.land.one({ id: cast.communityId })).mine).toMatchObject({ subscribed: true })
  }),
)

test(
  'voteOnViewpoint, withdrawOpinionVotes: a direct vote or withdrawal is not undone by a vote stored earlier as an intent',
  undone(async (world) => {
    const { cast, opinionId, viewpoints } = await addTestOpinion(world)
    const [viewpointId = ''] = viewpoints
    const acts = [
      { act: 'voteOnViewpoint', left: [{ viewpoint_id: viewpointId, value: -1 }] },
      { act: 'withdrawOpinionVotes', left: [] },
    ] as const
    for (const { act, left } of acts) {
      const person = await world.make.member({ verified: false })
      await person.call.intent.keep(wishOf(opinionId, { viewpointId, stance: 1 }, cast.communityId))
      await world.deps.db.kysely
        .updateTable('auth.user')
        .set({ emailVerified: true })
        .where('id', '=', person.id)
        .execute()
      await person.call.subscribe({ landId: cast.communityId })
      if (act === 'voteOnViewpoint') await person.call.voteOnViewpoint({ opinionId, viewpointId, stance: -1 })
      else await person.call.withdrawOpinionVotes({ opinionId })
      expect(await person.call.intent.finish()).toEqual([])
      expect(await votesOf(world, person.id)).toEqual(left)
    }
  }),
)
