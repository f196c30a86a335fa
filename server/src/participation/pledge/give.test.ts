import { randomUUID } from 'node:crypto'
import { CONTRIBUTIONS_MAX } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { startPledge } from '../../testing/testPledge.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

describe('addAmountPledge, changePledge: amounts', () => {
  test(
    'an invalid amount is refused with the reason',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.subscriber
      const { mine } = await call.addAmountPledge({ pledgeId, amount: 5 })
      const contributionId = mine?.contributions[0]?.id ?? ''
      const wrong: [unknown, string][] = [
        [0, 'amount'],
        [-1, 'amount'],
        [5000.01, 'amount'],
        ['5000.01', 'amount'],
        [1e9, 'amount'],
        [0.001, 'decimals'],
        ['0.001', 'decimals'],
        ['1e3', 'number'],
        ['ten', 'number'],
        ['€ 10', 'number'],
        ['1.000,00', 'number'],
        ['', 'required'],
        [null, 'required'],
        [true, 'number'],
        [Number.NaN, 'number'],
      ]
      for (const [amount, key] of wrong)
        for (const attempt of [
          () => call.addAmountPledge({ pledgeId, amount }),
          () => call.changePledge({ contributionId, amount }),
        ])
          expect([amount, await refusalOf(attempt())]).toEqual([amount, { code: 'bad-input', path: 'amount', key }])
      expect(await world.guest.feed.pledges.one({ id: pledgeId })).toMatchObject({ amount: 5, number: 1 })
    }),
  )

  test(
    'an amount given as a number or as a text is counted to the cent',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.moderator
      const right: [unknown, number][] = [
        ['25', 25],
        ['25.50', 25.5],
        [' 25,5 ', 25.5],
        [0.01, 0.01],
        [5000, 5000],
        ['5000.00', 5000],
        [0.1 + 0.2, 0.3],
      ]
      let cents = 0
      for (const [amount, counts] of right) {
        const { amount: total, mine } = await call.addAmountPledge([pledgeId, amount, 'Quiet'] as never)
        cents += Math.round(counts * 100)
        expect([mine?.contributions[0]?.amount, total]).toEqual([counts, cents / 100])
      }
    }),
  )
})

describe('addAmountPledge, pausePledge: refusals', () => {
  test(
    'addAmountPledge: a too long reason, the id of an existing contribution and too many contributions are refused',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.subscriber
      const long = { pledgeId, amount: 1, reason: 'x'.repeat(501) }
      expect(await refusalOf(call.addAmountPledge(long))).toMatchObject({ path: 'reason', key: 'tooLong' })
      const id = randomUUID()
      await call.addAmountPledge({ pledgeId, amount: 1, id })
      const request = { pledgeId, amount: 1, id }
      expect(await refusalOf(cast.moderator.call.addAmountPledge(request))).toEqual({ code: 'conflict' })
      for (let count = 1; count < CONTRIBUTIONS_MAX; count++) await call.addAmountPledge({ pledgeId, amount: 1 })
      expect(await refusalOf(call.addAmountPledge({ pledgeId, amount: 1 }))).toMatchObject({ key: 'oftenEnough' })
      expect(await call.addAmountPledge(request)).toMatchObject({ number: CONTRIBUTIONS_MAX, pledgers: 1 })
    }),
  )

  test(
    'pausePledge: pausing a one-time contribution is refused with givenOnce',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world, { type: 'fixed' })
      const { call } = cast.subscriber
      const { mine } = await call.addAmountPledge({ pledgeId, amount: 1 })
      const contributionId = mine?.contributions[0]?.id ?? ''
      expect(mine?.contributions[0]?.nextAt).toBeNull()
      expect(await refusalOf(call.pausePledge({ contributionId }))).toMatchObject({ key: 'givenOnce' })
    }),
  )
})

describe('contributions', () => {
  test(
    'addAmountPledge: only the giver sees the contribution, with its next due date, and other people see the totals',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world, { type: '2yearly' })
      const view = await cast.subscriber.call.addAmountPledge({ pledgeId, amount: 25, reason: 'Dry feet' })
      const [contribution] = view.mine?.contributions ?? []
      expect(contribution).toMatchObject({ amount: 25, reason: 'Dry feet', pausedAt: null, endedAt: null })
      const createdAt = new Date(contribution?.createdAt ?? '')
      createdAt.setUTCFullYear(createdAt.getUTCFullYear() + 2)
      expect(contribution?.nextAt).toBe(createdAt.toISOString())
      for (const caller of [world.guest, cast.owner.call, cast.admin.call]) {
        const seen = await caller.feed.pledges.one({ id: pledgeId })
        expect(seen).toMatchObject({ amount: 25, number: 1, pledgers: 1 })
        expect(seen.mine?.contributions ?? []).toEqual([])
        expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${cast.subscriber.id}|Dry feet`))
      }
    }),
  )

  test(
    'pausePledge, changePledge, resumePledge, endPledge: each call changes the totals once, and a giver counts as one person',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.subscriber
      await cast.owner.call.addAmountPledge({ pledgeId, amount: '7.77' })
      for (const amount of [10, 20]) await call.addAmountPledge({ pledgeId, amount, reason: `${amount}` })
      const seen = () => world.guest.feed.pledges.one({ id: pledgeId })
      expect(await seen()).toMatchObject({ amount: 37.77, number: 3, pledgers: 2 })
      const { mine } = await call.feed.pledges.one({ id: pledgeId })
      const contributionId = mine?.contributions.find(({ amount }) => amount === 20)?.id ?? ''
      const twice = async (step: () => Promise<{ version: number }>) => {
        const first = await step()
        expect(await step()).toEqual(first)
      }
      await twice(() => call.pausePledge({ contributionId }))
      expect(await seen()).toMatchObject({ amount: 17.77, number: 2, pledgers: 2 })
      await twice(() => call.changePledge({ contributionId, amount: '12.34' }))
      await twice(() => call.resumePledge({ contributionId }))
      expect(await seen()).toMatchObject({ amount: 30.11, number: 3, pledgers: 2 })
      await twice(() => call.endPledge({ contributionId }))
      expect(await seen()).toMatchObject({ amount: 17.77, number: 2 })
      await call.unsubscribe({ landId: cast.communityId })
      await call.resumePledge({ contributionId })
      expect(await seen()).toMatchObject({ amount: 30.11 })
    }),
  )

  test(
    'addAmountPledge: a giver earns points once per pledge, and the medal once in all',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { call } = cast.subscriber
      const { score = 0 } = (await call.account.me()) ?? {}
      for (const amount of [1, 2]) await call.addAmountPledge({ pledgeId, amount })
      const second = await cast.owner.call.addPledge({
        communityId: cast.communityId,
        data: { title: 'Another', goal: 5, type: 'fixed' },
      })
      await call.addAmountPledge({ pledgeId: second.id, amount: 1 })
      const earned = { score: score + 20, medals: ['FIRST_PLEDGE'] }
      expect(await call.account.me()).toMatchObject(earned)
      const ids = [cast.subscriber.id]
      expect(await call.feed.userData.people({ ids })).toMatchObject([earned])
      expect(await cast.owner.call.feed.userData.people({ ids })).toMatchObject([{ score, medals: [] }])
    }),
  )

  test(
    'erasePerson: the contribution of an erased person stays in the totals',
    undone(async (world) => {
      const { cast, pledgeId } = await startPledge(world)
      const { deps } = world
      for (const { call } of [cast.moderator, cast.subscriber]) await call.addAmountPledge({ pledgeId, amount: 5 })
      await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, cast.subscriber.id))
      expect(await world.guest.feed.pledges.one({ id: pledgeId })).toMatchObject({ amount: 10, number: 2, pledgers: 2 })
    }),
  )

  test(
    'account.download: contains the contributions of the caller, and not those of other people',
    undone(async (world) => {
      const { cast, pledgeId, pledge } = await startPledge(world)
      await cast.subscriber.call.addAmountPledge({ pledgeId, amount: '25.50', reason: 'Dry feet' })
      expect(await cast.subscriber.call.account.download()).toMatchObject({
        contributions: [{ pledge_id: pledgeId, amount: 25.5, reason: 'Dry feet', title: pledge.title, type: 'yearly' }],
      })
      const owners = JSON.stringify(await cast.owner.call.account.download())
      expect(owners).not.toContain('Dry feet')
    }),
  )
})
