import { randomUUID } from 'node:crypto'
import { VIEWPOINTS_MAX } from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callOf, castOf, keepCast, type Role } from '../../testing/cast.ts'
import { addTestOpinion, computed, TEST_OPINION, waitingMaps } from '../../testing/testOpinion.ts'
import { refusalOf, useWorld, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

const numbered = async ({ guest }: Pick<World, 'guest'>, opinionId: string) =>
  (await guest.feed.viewpoints.of({ opinionId })).items.toSorted((a, b) => a.number - b.number)

describe('opinion maps: refusals', () => {
  test.each([
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'not-verified'],
    ['subscriber', 'forbidden'],
    ['moderator', 'forbidden'],
    ['otherOwner', 'forbidden'],
  ] as [Role | 'guest', string][])('addOpinion, endOpinion and deleteOpinion by the %s are refused', (role, code) =>
    undone(async (world) => {
      const { cast, opinionId } = await addTestOpinion(world)
      const call = callOf(world, cast, role)
      const added = { communityId: cast.communityId, title: 'What now?' }
      expect((await refusalOf(call.addOpinion(added))).code).toBe(role === 'unverified' ? 'forbidden' : code)
      expect((await refusalOf(call.endOpinion({ opinionId }))).code).toBe(role === 'unverified' ? 'forbidden' : code)
      expect(await refusalOf(call.deleteOpinion({ opinionId, reason: 'No' }))).toHaveProperty('code')
    })(),
  )

  test.each([
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ] as [Role | 'guest', string][])('addViewpoint and voteOnViewpoint by the %s are refused with %s', (role, code) =>
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world)
      const call = callOf(world, cast, role)
      expect(await refusalOf(call.addViewpoint({ opinionId, text: 'No' }))).toMatchObject({ code })
      const vote = { opinionId, viewpointId: viewpoints[0] ?? '', stance: 1 as const }
      expect(await refusalOf(call.voteOnViewpoint(vote))).toMatchObject({ code })
    })(),
  )

  test(
    'addOpinion: an empty title, equal viewpoints and too many viewpoints are refused at their field',
    undone(async (world) => {
      const { communityId, owner } = await castOf(world)
      const refused = (data: object) => refusalOf(owner.call.addOpinion({ communityId, title: 'T', ...data }))
      expect(await refused({ title: ' ' })).toMatchObject({ code: 'bad-input', path: 'title' })
      expect(await refused({ viewpoints: ['A lead', 'a  LEAD'] })).toMatchObject({
        key: 'twice',
        path: 'viewpoints.1',
      })
      expect(await refused({ viewpoints: Array(21).fill(0).map(String) })).toMatchObject({ code: 'bad-input' })
    }),
  )

  test(
    'addViewpoint: a text of 10,000 characters, an empty text, a repeated text and a viewpoint above the maximum are refused',
    undone(async (world) => {
      const { cast, opinionId } = await addTestOpinion(world)
      const add = (text: string) => cast.subscriber.call.addViewpoint({ opinionId, text })
      expect(await refusalOf(add('x'.repeat(10_000)))).toMatchObject({ key: 'tooLong' })
      expect(await refusalOf(add('  '))).toMatchObject({ code: 'bad-input' })
      expect(await refusalOf(add('DOGS on a lead'))).toMatchObject({ key: 'twice' })
      await sql`insert into viewpoint (id, opinion_id, created_by, number, text)
        select gen_random_uuid(), ${opinionId}::uuid, ${cast.owner.id}::uuid, n, 'Number ' || n
        from generate_series(4, ${VIEWPOINTS_MAX}::integer) n`.execute(world.deps.db.kysely)
      expect(await refusalOf(add('One more'))).toMatchObject({ key: 'tooMany' })
    }),
  )

  test(
    'voteOnViewpoint: an invalid stance, a viewpoint of another map, a deleted viewpoint and a vote after the end are refused',
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world)
      const other = await addTestOpinion(world, { viewpoints: ['Elsewhere'] })
      const [viewpointId = '', deleted = ''] = viewpoints
      const vote = (input: object) =>
        refusalOf(cast.subscriber.call.voteOnViewpoint({ opinionId, viewpointId, stance: 1, ...input }))
      expect(await vote({ stance: 2 })).toMatchObject({ code: 'bad-input', key: 'choice' })
      expect(await vote({ viewpointId: other.viewpoints[0] })).toEqual({ code: 'not-found' })
      await cast.owner.call.deleteViewpoint({ opinionId, viewpointId: deleted })
      expect(await vote({ viewpointId: deleted })).toEqual({ code: 'not-found' })
      await cast.owner.call.endOpinion({ opinionId })
      expect(await vote({})).toEqual({ code: 'ended' })
      expect(await refusalOf(cast.subscriber.call.addViewpoint({ opinionId, text: 'Late' }))).toEqual({ code: 'ended' })
      await cast.owner.call.deleteOpinion({ opinionId })
      expect(await vote({})).toEqual({ code: 'not-found' })
      expect(await refusalOf(world.guest.feed.opinions.map({ id: opinionId }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(world.guest.feed.viewpoints.of({ opinionId }))).toEqual({ code: 'not-found' })
    }),
  )
})

describe('opinion maps', () => {
  test(
    'addOpinion: a repeated request returns the first result, and everybody reads the opinion map with its viewpoints',
    undone(async (world) => {
      const { communityId, owner } = await castOf(world)
      const input = { communityId, ...TEST_OPINION, id: randomUUID() }
      const first = await owner.call.addOpinion(input)
      expect(await owner.call.addOpinion(input)).toEqual(first)
      expect(first).toMatchObject({ title: TEST_OPINION.title, viewpoints: 3, voters: 0, endedAt: null })
      expect((await numbered(world, input.id)).map(({ text }) => text)).toEqual(TEST_OPINION.viewpoints)
      expect(await world.guest.feed.opinions.one({ id: input.id })).toEqual({ ...first, mine: null })
      const { items } = await world.guest.feed.opinions.of({ communityId })
      expect(items.map(({ id }) => id)).toEqual([input.id])
    }),
  )

  test(
    'addViewpoint: a new viewpoint counts its author as agreeing, and a repeated id adds nothing',
    undone(async (world) => {
      const { cast, opinionId } = await addTestOpinion(world)
      const input = { opinionId, text: 'A bench instead', id: randomUUID() }
      const added = await cast.subscriber.call.addViewpoint(input)
      expect(added).toMatchObject({ number: 4, agrees: 0, mine: { stance: 1, reported: false } })
      expect(await cast.subscriber.call.addViewpoint(input)).toEqual(added)
      expect(await world.guest.feed.opinions.one({ id: opinionId })).toMatchObject({ viewpoints: 4 })
      expect(await refusalOf(cast.moderator.call.addViewpoint(input))).toEqual({ code: 'conflict' })
      await computed(world, opinionId)
      expect((await numbered(world, opinionId))[3]).toMatchObject({ agrees: 1, disagrees: 0, passes: 0 })
    }),
  )

  test(
    'voteOnViewpoint: a vote may be changed and withdrawn, and before the next computation only the voter sees the vote',
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world)
      const named = { opinionId, viewpointId: viewpoints[0] ?? '' }
      const { call } = cast.subscriber
      expect((await call.voteOnViewpoint({ ...named, stance: 1 })).mine?.stance).toBe(1)
      expect((await call.voteOnViewpoint({ ...named, stance: -1 })).mine?.stance).toBe(-1)
      expect((await call.voteOnViewpoint({ ...named, stance: -1 })).mine?.stance).toBe(-1)
      expect((await numbered(world, opinionId))[0]).toMatchObject({ agrees: 0, disagrees: 0, mine: null })
      expect((await call.feed.opinions.one({ id: opinionId })).mine).toEqual({ reported: false, votes: 1 })
      await computed(world, opinionId)
      expect((await numbered(world, opinionId))[0]).toMatchObject({ agrees: 0, disagrees: 1 })
      expect(await world.guest.feed.opinions.one({ id: opinionId })).toMatchObject({ voters: 1 })
      expect((await call.withdrawViewpointVote(named)).mine?.stance).toBeNull()
      expect((await call.withdrawViewpointVote(named)).mine?.stance).toBeNull()
      await computed(world, opinionId)
      expect((await numbered(world, opinionId))[0]).toMatchObject({ disagrees: 0 })
      expect(await world.guest.feed.opinions.one({ id: opinionId })).toMatchObject({ voters: 0 })
    }),
  )

  test(
    'feed.viewpoints.next: returns at most three viewpoints without a vote of the reader, and none of those already on the screen',
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world, { viewpoints: ['A', 'B', 'C', 'D'] })
      const { call } = cast.subscriber
      expect(await refusalOf(world.guest.feed.viewpoints.next({ opinionId }))).toEqual({ code: 'not-signed-in' })
      const first = await call.feed.viewpoints.next({ opinionId })
      expect([first.items.length, first.left]).toEqual([3, 4])
      expect(await call.feed.viewpoints.next({ opinionId })).toEqual(first)
      const [asked] = first.items
      const { items } = await call.feed.viewpoints.next({ opinionId, without: [asked?.id ?? ''] })
      expect(items.map(({ id }) => id)).not.toContain(asked?.id)
      for (const viewpointId of viewpoints) await call.voteOnViewpoint({ opinionId, viewpointId, stance: 0 })
      expect(await call.feed.viewpoints.next({ opinionId })).toEqual({ items: [], left: 0 })
    }),
  )

  test(
    'deleteViewpoint, restoreViewpoint: votes on a deleted viewpoint are not counted, and are counted again after a restore',
    undone(async (world) => {
      const { cast, opinionId } = await addTestOpinion(world)
      const { id: viewpointId } = await cast.subscriber.call.addViewpoint({ opinionId, text: 'Rude' })
      await computed(world, opinionId)
      const named = { opinionId, viewpointId }
      expect(await refusalOf(cast.creator.call.deleteViewpoint({ ...named, reason: 'No' }))).toEqual({
        code: 'forbidden',
      })
      expect(await refusalOf(cast.moderator.call.deleteViewpoint(named))).toMatchObject({ key: 'required' })
      await cast.moderator.call.deleteViewpoint({ ...named, reason: 'Rude' })
      await computed(world, opinionId)
      expect(await world.guest.feed.opinions.one({ id: opinionId })).toMatchObject({ viewpoints: 3, voters: 0 })
      expect((await cast.subscriber.call.feed.opinions.one({ id: opinionId })).mine?.votes).toBe(0)
      await cast.moderator.call.restoreViewpoint(named)
      await computed(world, opinionId)
      expect((await numbered(world, opinionId))[3]).toMatchObject({ text: 'Rude', agrees: 1 })
    }),
  )

  test(
    'withdrawOpinionVotes: only the votes of the caller are deleted, also after the end and for a former member',
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world)
      for (const { call } of [cast.subscriber, cast.moderator])
        for (const viewpointId of viewpoints) await call.voteOnViewpoint({ opinionId, viewpointId, stance: 1 })
      await cast.owner.call.endOpinion({ opinionId })
      await cast.subscriber.call.unsubscribe({ landId: cast.communityId })
      for (let i = 0; i < 2; i++)
        expect((await cast.subscriber.call.withdrawOpinionVotes({ opinionId })).mine?.votes).toBe(0)
      await computed(world, opinionId)
      expect((await numbered(world, opinionId)).map(({ agrees }) => agrees)).toEqual([1, 1, 1])
    }),
  )

  test(
    'several votes queue one computation of the opinion map, and computing a map that does not exist does not fail',
    undone(async (world) => {
      const { cast, opinionId, viewpoints } = await addTestOpinion(world)
      const before = await waitingMaps(world)
      for (const viewpointId of viewpoints)
        await cast.subscriber.call.voteOnViewpoint({ opinionId, viewpointId, stance: 1 })
      expect(await waitingMaps(world)).toBe(before + 1)
      await expect(computed(world, randomUUID())).resolves.toBeUndefined()
    }),
  )
})
