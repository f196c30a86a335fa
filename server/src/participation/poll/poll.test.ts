import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { callOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { addTestPoll, endPoll, QUESTION, within } from '../../testing/testPoll.ts'

const { undone, lasting } = useWorldOnOneEngine()
const DAY = 86_400_000
keepCast(lasting)
const place = { type: 'Point' as const, coordinates: [5.05, 53.05] as [number, number] }

type Call =
  | 'addPoll'
  | 'addOption'
  | 'addVote'
  | 'withdrawVote'
  | 'deletePoll'
  | 'restorePoll'
  | 'reportPoll'
  | 'unReportPoll'
  | 'whoVoted'
const OWNERS: [Role | 'guest', string][] = [
  ['guest', 'not-signed-in'],
  ['stranger', 'forbidden'],
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['moderator', 'forbidden'],
  ['otherOwner', 'forbidden'],
]
const REFUSED: Record<Call, [Role | 'guest', string][]> = {
  addPoll: OWNERS,
  addOption: OWNERS,
  deletePoll: OWNERS,
  whoVoted: OWNERS,
  addVote: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ],
  withdrawVote: [
    ['guest', 'not-signed-in'],
    ['unverified', 'not-verified'],
  ],
  restorePoll: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-found'],
    ['unverified', 'not-found'],
    ['subscriber', 'not-found'],
    ['moderator', 'not-found'],
    ['otherOwner', 'not-found'],
    ['admin', 'forbidden'],
  ],
  reportPoll: [
    ['guest', 'not-signed-in'],
    ['unverified', 'not-verified'],
    ['owner', 'forbidden'],
  ],
  unReportPoll: [
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'forbidden'],
    ['subscriber', 'forbidden'],
    ['otherOwner', 'forbidden'],
  ],
}
const refusals = Object.entries(REFUSED).flatMap(([call, people]) =>
  people.map(([role, code]) => [call as Call, role, code] as const),
)

describe('polls: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      const call = callOf(world, cast, role)
      if (name === 'restorePoll') await cast.owner.call.deletePoll({ id: pollId })
      const before = await world.guest.feed.polls.of({ communityId: cast.communityId })
      const attempt: Record<Call, () => Promise<unknown>> = {
        addPoll: () => call.addPoll({ communityId: cast.communityId, ...QUESTION }),
        addOption: () => call.addOption({ pollId, value: 'Mine' }),
        addVote: () => call.addVote({ pollId, value: 'Nowhere' }),
        withdrawVote: () => call.withdrawVote({ pollId }),
        deletePoll: () => call.deletePoll({ id: pollId, reason: 'I like it not' }),
        restorePoll: () => call.restorePoll({ id: pollId }),
        reportPoll: () => call.reportPoll({ pollId, reason: 'Why?' }),
        unReportPoll: () => call.unReportPoll({ pollId }),
        whoVoted: () => call.feed.polls.whoVoted({ pollId }),
      }
      expect(await refusalOf(attempt[name]())).toEqual({ code })
      expect(await world.guest.feed.polls.of({ communityId: cast.communityId })).toEqual(before)
    })(),
  )

  test.each([
    ['no title', { title: ' ' }, 'title', 'required'],
    ['a title of 121', { title: 'x'.repeat(121) }, 'title', 'tooLong'],
    ['a description of 1001', { description: 'x'.repeat(1001) }, 'description', 'tooLong'],
    ['one option', { options: ['Alone'] }, 'options', 'tooFew'],
    ['21 options', { options: Array.from({ length: 21 }, (_, i) => `Number ${i}`) }, 'options', 'tooMany'],
    ['an empty option', { options: ['A', ' '] }, 'options.1.value', 'required'],
    ['an option of 201', { options: ['A', 'x'.repeat(201)] }, 'options.1.value', 'tooLong'],
    ['an option twice', { options: ['Yes', 'No', 'yes '] }, 'options.2.value', 'twice'],
    ['an option that is no text', { options: ['Yes', 7] }, 'options.1', 'type'],
    ['an invalid end', { until: 'tomorrow' }, 'until', 'type'],
    ['an end without offset', { until: '2099-03-28T02:30:00' }, 'until', 'type'],
    ['an end in the past', { until: within(-1) }, 'until', 'past'],
    ['results at the end of a poll without end', { results: 'atEnd' }, 'until', 'needsEnd'],
    ['an unknown choice of results', { results: 'forMe' }, 'results', 'choice'],
    ['an invalid place', { options: ['A', { value: 'B', place: 'there' }] }, 'options.1.place', 'geometry'],
    [
      'a point in another country',
      { options: ['A', { value: 'B', place: { type: 'Point', coordinates: [8, 53] } }] },
      'options.1.place',
      'farFromLand',
    ],
    ['a shape elsewhere', { options: ['A', { value: 'B', place: square(8, 50) }] }, 'options.1.place', 'farFromLand'],
  ])('addPoll with %s is refused at its field', (_name, data, path, key) =>
    undone(async (world) => {
      const { cast } = await addTestPoll(world)
      const request = { communityId: cast.communityId, ...QUESTION, ...data }
      expect(await refusalOf(cast.owner.call.addPoll(request as never))).toEqual({ code: 'bad-input', path, key })
      expect((await world.guest.feed.polls.of({ communityId: cast.communityId })).items).toHaveLength(1)
    })(),
  )

  test(
    'addVote: an unknown option, an ended poll and a deleted poll are refused',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world, { until: within(60_000) })
      const { call } = cast.subscriber
      for (const value of ['Elsewhere', 'nowhere', '__proto__'])
        expect(await refusalOf(call.addVote({ pollId, value }))).toEqual({
          code: 'bad-input',
          path: 'value',
          key: 'choice',
        })
      expect(await refusalOf(call.addVote({ pollId, value: '' }))).toMatchObject({ key: 'required' })
      expect(await refusalOf(call.addVote({ pollId: randomUUID(), value: 'Nowhere' }))).toEqual({ code: 'not-found' })
      await call.addVote({ pollId, value: 'Nowhere' })
      await endPoll(world, pollId)
      expect(await refusalOf(call.addVote({ pollId, value: 'On the dune' }))).toEqual({ code: 'ended' })
      expect(await refusalOf(call.withdrawVote({ pollId }))).toEqual({ code: 'ended-counted' })
      expect(await refusalOf(cast.owner.call.addOption({ pollId, value: 'Late' }))).toEqual({ code: 'ended' })
      expect((await call.feed.polls.one({ id: pollId })).options.map(({ votes }) => votes)).toEqual([0, 0, 1])
      await cast.owner.call.deletePoll({ id: pollId })
      expect(await refusalOf(call.addVote({ pollId, value: 'On the dune' }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(call.withdrawVote({ pollId }))).toEqual({ code: 'not-found' })
    }),
  )

  test(
    'addOption: a duplicate, a twenty-first and a too long option are refused',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      const { call } = cast.owner
      expect(await refusalOf(call.addOption({ pollId, value: 'ON THE DUNE' }))).toEqual({
        code: 'bad-input',
        path: 'value',
        key: 'twice',
      })
      expect(await refusalOf(call.addOption({ pollId, value: 'x'.repeat(201) }))).toMatchObject({ key: 'tooLong' })
      for (let i = 3; i < 20; i++) await call.addOption({ pollId, value: `Number ${i}` })
      expect(await refusalOf(call.addOption({ pollId, value: 'One more' }))).toMatchObject({ key: 'tooMany' })
    }),
  )

  test(
    'addPoll with an existing id is refused with conflict, and deletePoll by an admin without a reason is refused',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      const again = { id: pollId, communityId: cast.communityId, ...QUESTION }
      expect(await refusalOf(cast.admin.call.addPoll(again))).toEqual({ code: 'conflict' })
      expect(await refusalOf(cast.admin.call.deletePoll({ id: pollId }))).toMatchObject({
        path: 'reason',
        key: 'required',
      })
    }),
  )
})

describe('polls', () => {
  test(
    'addPoll: the owner or an admin adds a poll, with named or positional arguments',
    undone(async (world) => {
      const { cast, poll } = await addTestPoll(world, { polisId: 'unused' })
      const { communityId, owner } = cast
      expect(poll).toMatchObject({
        communityId,
        ...QUESTION,
        options: QUESTION.options.map((value) => ({ value, place: null, votes: 0 })),
        results: 'always',
        until: null,
        ended: false,
        endsIn: null,
        creator: { id: owner.id, name: owner.name },
        mine: { reported: false, vote: null, counts: null },
        version: 1,
      })
      await cast.admin.call.addPoll([
        communityId,
        'Again?',
        '',
        null,
        [{ value: 'Yes' }, { value: 'No', place }],
      ] as never)
      const { items } = await world.guest.feed.polls.of({ communityId })
      expect(items.map(({ title, mine }) => [title, mine])).toEqual([
        ['Again?', null],
        [QUESTION.title, null],
      ])
      expect(items[0]?.options[1]?.place).toEqual(place)
      expect((await world.guest.feed.land.one({ id: communityId })).counts).toMatchObject({ polls: 2 })
    }),
  )

  test(
    'addPoll: a repeated request returns the same poll, even after the poll has ended',
    undone(async (world) => {
      const { cast } = await addTestPoll(world)
      const request = { id: randomUUID(), communityId: cast.communityId, ...QUESTION, until: within(60_000) }
      const { id } = await cast.owner.call.addPoll(request)
      await endPoll(world, id)
      expect(await cast.owner.call.addPoll(request)).toMatchObject({ id, ended: true })
      expect((await world.guest.feed.polls.of({ communityId: cast.communityId })).items).toHaveLength(2)
    }),
  )

  test(
    'addPoll: options may have a point or a shape near the land',
    undone(async (world) => {
      const shape = square(5, 53, 0.5)
      const { poll } = await addTestPoll(world, {
        options: ['Nowhere', { value: 'There', place }, { value: 'Here', place: shape }],
      })
      expect(poll.options.map((option) => option.place)).toEqual([null, place, shape])
    }),
  )

  test(
    'addOption: adding an option keeps earlier votes, and a repeated id adds no second option',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
      const option = { pollId, value: 'In the wood', id: randomUUID(), place }
      const added = await cast.owner.call.addOption(option)
      expect(await cast.owner.call.addOption(option)).toEqual(added)
      expect(added.options.map(({ value, votes }) => [value, votes])).toEqual([
        ['By the slack', 0],
        ['On the dune', 0],
        ['Nowhere', 1],
        ['In the wood', 0],
      ])
      expect(added.options[3]).toMatchObject({ id: option.id, place })
    }),
  )

  test(
    'reportPoll, unReportPoll: a member reports the poll and a moderator dismisses the report',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      await cast.subscriber.call.reportPoll({ pollId, reason: 'It takes a side' })
      expect((await cast.subscriber.call.feed.polls.one({ id: pollId })).mine).toMatchObject({ reported: true })
      expect(await cast.moderator.call.unReportPoll({ pollId })).toEqual({ kept: 1 })
    }),
  )

  test(
    'deletePoll, restorePoll: votes are deleted, restored and purged with the poll',
    undone(async (world) => {
      const { cast, pollId } = await addTestPoll(world)
      const { kysely } = world.deps.db
      await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
      const named = { subject_kind: 'poll', subject_id: pollId, person_id: cast.subscriber.id } as const
      await kysely.insertInto('named_person').values(named).execute()
      for (let i = 0; i < 2; i++)
        expect(await cast.owner.call.deletePoll([pollId] as never)).toEqual({ deleted: 1, id: pollId })
      expect(await refusalOf(world.guest.feed.polls.one({ id: pollId }))).toEqual({ code: 'not-found' })
      expect((await world.guest.feed.polls.of({ communityId: cast.communityId })).items).toEqual([])
      for (let i = 0; i < 2; i++)
        expect((await cast.owner.call.restorePoll({ id: pollId })).options[2]).toMatchObject({ votes: 1 })
      await cast.admin.call.deletePoll({ id: pollId, reason: 'Not ours to decide' })
      expect((await cast.owner.call.notice.list({})).items).toMatchObject([
        { kind: 'content.deleted', data: { title: QUESTION.title, reason: 'Not ours to decide' } },
      ])
      await kysely
        .updateTable('poll')
        .set({ deleted_at: new Date(Date.now() - 31 * DAY) })
        .execute()
      await cleanupJobs(world.deps.db).purge({})
      for (const table of ['poll', 'poll_option', 'poll_vote', 'named_person'] as const)
        expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([])
    }),
  )
})
