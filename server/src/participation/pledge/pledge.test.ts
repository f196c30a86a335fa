import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { callOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { photoOf } from '../../testing/testTreasure.ts'
import { PROJECT, startPledge } from '../../testing/testPledge.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const point = { type: 'Point' as const, coordinates: [5.05, 53.05] as [number, number] }

type Call =
  | 'addPledge'
  | 'editPledge'
  | 'deletePledge'
  | 'restorePledge'
  | 'reportPledge'
  | 'unReportPledge'
  | 'addAmountPledge'
  | 'pausePledge'
  | 'resumePledge'
  | 'endPledge'
  | 'changePledge'
  | 'whoGave'
const OWNERS: [Role | 'guest', string][] = [
  ['guest', 'not-signed-in'],
  ['stranger', 'forbidden'],
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['moderator', 'forbidden'],
  ['otherOwner', 'forbidden'],
]
/** The refusals of a call on a contribution: for everyone but its giver the contribution is not-found. */
const GIVER: [Role | 'guest', string][] = [
  ['guest', 'not-signed-in'],
  ['stranger', 'not-found'],
  ['unverified', 'not-found'],
  ['moderator', 'not-found'],
  ['owner', 'not-found'],
  ['admin', 'not-found'],
]
const REFUSED: Record<Call, [Role | 'guest', string][]> = {
  addPledge: OWNERS,
  editPledge: OWNERS,
  deletePledge: OWNERS,
  whoGave: OWNERS,
  addAmountPledge: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ],
  pausePledge: GIVER,
  resumePledge: GIVER,
  endPledge: GIVER,
  changePledge: GIVER,
  restorePledge: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-found'],
    ['subscriber', 'not-found'],
    ['moderator', 'not-found'],
    ['admin', 'forbidden'],
  ],
  reportPledge: [
    ['guest', 'not-signed-in'],
    ['unverified', 'not-verified'],
    ['owner', 'forbidden'],
  ],
  unReportPledge: [
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

describe('pledges: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const call = callOf(world, cast, role)
      const { mine } = await cast.subscriber.call.addAmountPledge({ pledgeId, amount: 25 })
      const contributionId = mine?.contributions[0]?.id ?? ''
      if (name === 'restorePledge') await cast.owner.call.deletePledge({ id: pledgeId })
      const before = await world.guest.feed.pledges.of({ communityId: cast.communityId })
      const attempt: Record<Call, () => Promise<unknown>> = {
        addPledge: () => call.addPledge({ communityId: cast.communityId, data: PROJECT }),
        editPledge: () => call.editPledge({ id: pledgeId, data: { title: 'Mine' } }),
        deletePledge: () => call.deletePledge({ id: pledgeId, reason: 'I like it not' }),
        restorePledge: () => call.restorePledge({ id: pledgeId }),
        reportPledge: () => call.reportPledge({ pledgeId, reason: 'Why?' }),
        unReportPledge: () => call.unReportPledge({ pledgeId }),
        addAmountPledge: () => call.addAmountPledge({ pledgeId, amount: 10 }),
        pausePledge: () => call.pausePledge({ contributionId }),
        resumePledge: () => call.resumePledge({ contributionId }),
        endPledge: () => call.endPledge({ contributionId }),
        changePledge: () => call.changePledge({ contributionId, amount: 1 }),
        whoGave: () => call.feed.pledges.whoGave({ pledgeId }),
      }
      expect(await refusalOf(attempt[name]())).toEqual({ code })
      expect(await world.guest.feed.pledges.of({ communityId: cast.communityId })).toEqual(before)
    })(),
  )

  test.each([
    ['no title', { title: ' ' }, 'data.title', 'required'],
    ['a title of 51', { title: 'x'.repeat(51) }, 'data.title', 'tooLong'],
    ['a description of 1001', { description: 'x'.repeat(1001) }, 'data.description', 'tooLong'],
    ['no goal', { goal: undefined }, 'data.goal', 'required'],
    ['a goal of 0', { goal: 0 }, 'data.goal', 'amount'],
    ['a goal of -1', { goal: '-1' }, 'data.goal', 'amount'],
    ['a goal of 1e9', { goal: 1e9 }, 'data.goal', 'amount'],
    ['a goal as a word', { goal: 'ten' }, 'data.goal', 'number'],
    ['a goal of less than a cent', { goal: 0.001 }, 'data.goal', 'decimals'],
    ['no type', { type: undefined }, 'data.type', 'choice'],
    ['an unknown type', { type: 'monthly' }, 'data.type', 'choice'],
    ['an invalid place', { geometry: 'there' }, 'data.geometry', 'geometry'],
    [
      'a point in another country',
      { geometry: { type: 'Point', coordinates: [8, 53] } },
      'data.geometry',
      'farFromLand',
    ],
    ['a shape elsewhere', { geometry: square(8, 50) }, 'data.geometry', 'farFromLand'],
    ['an unknown photo', { photoIds: [randomUUID()] }, 'data.photoIds', 'photoGone'],
    ['an unknown field', { until: 'tomorrow' }, 'data', 'unknown'],
  ])('addPledge with %s is refused at its field', (_name, data, path, key) =>
    undone(async (world) => {
      const { cast } = await startPledge(world)
      const request = { communityId: cast.communityId, data: { ...PROJECT, ...data } }
      expect(await refusalOf(cast.owner.call.addPledge(request as never))).toEqual({ code: 'bad-input', path, key })
      expect((await world.guest.feed.pledges.of({ communityId: cast.communityId })).items).toHaveLength(1)
    })(),
  )

  test(
    'addPledge with an existing id, and editPledge with another community, or with another rhythm after a contribution, are refused',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.admin
      const again = { id: pledgeId, communityId: cast.communityId, data: PROJECT }
      expect(await refusalOf(call.addPledge(again))).toEqual({ code: 'conflict' })
      const elsewhere = { id: pledgeId, communityId: randomUUID(), data: {} }
      expect(await refusalOf(call.editPledge(elsewhere))).toEqual({ code: 'not-found' })
      await cast.subscriber.call.addAmountPledge({ pledgeId, amount: 1 })
      const fixed = { id: pledgeId, data: { type: 'fixed' as const } }
      expect(await refusalOf(call.editPledge(fixed))).toEqual({ code: 'bad-input', path: 'data.type', key: 'given' })
      expect(await call.editPledge({ id: pledgeId, data: { type: 'yearly', goal: '2000' } })).toMatchObject({
        type: 'yearly',
        goal: 2000,
        given: true,
      })
    }),
  )
})

describe('pledges', () => {
  test(
    'addPledge: the owner or an admin adds a pledge, with named or positional arguments',
    undone(async (world) => {
      const { cast, pledge } = await startPledge(world, { goal: '1200,50', geometry: point })
      const { communityId, owner } = cast
      expect(pledge).toMatchObject({
        communityId,
        ...PROJECT,
        goal: 1200.5,
        geometry: point,
        photos: [],
        amount: 0,
        number: 0,
        pledgers: 0,
        given: false,
        creator: { id: owner.id, name: owner.name },
        mine: { reported: false, contributions: [] },
        version: 1,
      })
      const id = randomUUID()
      const request = [communityId, { ...PROJECT, goal: '3', geometry: square(5.02, 53.02) }, id] as never
      const second = await cast.admin.call.addPledge(request)
      expect(second).toMatchObject({ id, goal: 3, geometry: { type: 'Polygon' } })
      expect(await cast.admin.call.addPledge(request)).toEqual(second)
      expect(pledge.pin).toEqual({ lng: 5.05, lat: 53.05 })
      const pins = await world.guest.feed.pins.of({ communityId })
      expect(pins.items.map((pin) => [pin.kind, pin.id])).toEqual([
        ['pledge', id],
        ['pledge', pledge.id],
      ])
      const { items } = await world.guest.feed.pledges.of({ communityId })
      expect(items.map((one) => one.id)).toEqual([id, pledge.id])
      expect((await world.guest.feed.land.one({ id: communityId })).counts).toMatchObject({ pledges: 2 })
    }),
  )

  test(
    'editPledge: the owner and an admin change the pledge, and absent fields stay unchanged',
    undone(async (world) => {
      const { cast, pledgeId, pledge } = await startPledge(world, { geometry: point })
      const [ownPhoto, other] = [await photoOf(world, cast.owner), await photoOf(world, cast.admin)]
      const { call } = cast.owner
      await call.editPledge({ id: pledgeId, data: { photoIds: [ownPhoto], title: 'A bridge' } })
      const changed = await cast.admin.call.editPledge({
        id: pledgeId,
        data: { photoIds: [ownPhoto, other], type: '5yearly' },
      })
      expect(changed).toMatchObject({ title: 'A bridge', type: '5yearly', geometry: point, goal: PROJECT.goal })
      expect(changed.photos.map(({ id }) => id)).toEqual([ownPhoto, other])
      expect(changed.version).toBe(pledge.version + 2)
      expect(changed.editedAt).not.toBeNull()
      expect(await call.editPledge({ id: pledgeId, data: { geometry: null } })).toMatchObject({ geometry: null })
    }),
  )

  test(
    'deletePledge, restorePledge: contributions are deleted, restored and purged with the pledge',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { kysely } = world.deps.db
      const { mine } = await cast.subscriber.call.addAmountPledge({ pledgeId, amount: 25, reason: 'Dry feet' })
      const contributionId = mine?.contributions[0]?.id ?? ''
      await cast.owner.call.deletePledge({ id: pledgeId })
      const { call } = cast.subscriber
      for (const gone of [
        () => world.guest.feed.pledges.one({ id: pledgeId }),
        () => world.guest.feed.pledges.reasons({ pledgeId }),
        () => call.addAmountPledge({ pledgeId, amount: 1 }),
        () => call.endPledge({ contributionId }),
      ])
        expect(await refusalOf(gone())).toEqual({ code: 'not-found' })
      expect(await cast.owner.call.restorePledge({ id: pledgeId })).toMatchObject({ amount: 25, pledgers: 1 })
      await cast.owner.call.deletePledge({ id: pledgeId })
      await kysely
        .updateTable('pledge')
        .set({ deleted_at: new Date(0) })
        .where('id', '=', pledgeId)
        .execute()
      await cleanupJobs(world.deps.db).purge({})
      expect(await kysely.selectFrom('contribution').select('id').execute()).toEqual([])
    }),
  )
})
