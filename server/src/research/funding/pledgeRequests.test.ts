import { RHYTHMS, type Rhythm } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { agree, areasRated, budgetFor } from '../../testing/testFunding.ts'

const { undone } = useWorldOnOneEngine()

/** Makes a member with areas of these ratings and a divided budget. */
async function funder(world: World, ratings = [6, 9, 9]): Promise<{ person: TestPerson; areas: string[] }> {
  const person = await world.make.member()
  const areas = await areasRated(world, person, ratings)
  await person.call.register.saveFunding(budgetFor(areas[0] ?? ''))
  return { person, areas }
}
const yes = (type: Rhythm, amount: unknown = 5) => ({ type, answer: 'yes' as const, amount })
const no = (type: Rhythm, reason = '') => ({ type, answer: 'no' as const, reason })
const earnedOf = async ({ call }: TestPerson) =>
  (await call.feed.funding.mine()).study.earned.map(({ part, amount }) => [part, amount])

describe('register.startRequests, register.answerRequest', () => {
  test(
    'pledge requests are refused to guests, people without an area and people without a divided budget',
    undone(async ({ guest, make, ...rest }) => {
      const world = { guest, make, ...rest }
      expect(await refusalOf(guest.register.startRequests())).toEqual({ code: 'not-signed-in' })
      expect(await refusalOf(guest.register.answerRequest(no('fixed')))).toEqual({ code: 'not-signed-in' })
      const member = await make.member()
      expect(await refusalOf(member.call.register.startRequests())).toEqual({ code: 'not-found' })
      const [id = ''] = await areasRated(world, member, [8])
      expect(await refusalOf(member.call.register.startRequests())).toEqual({ code: 'conflict' })
      expect(await refusalOf(member.call.register.answerRequest(no('fixed')))).toEqual({ code: 'not-found' })
      await member.call.addFunding({ obj: { amount: 10 } })
      expect(await refusalOf(member.call.register.startRequests())).toEqual({ code: 'conflict' })
      await member.call.register.saveFunding(budgetFor(id))
      expect((await member.call.register.startRequests()).types).toHaveLength(6)
    }),
  )

  test(
    'an invalid answer is refused at its field, and an answer out of turn with conflict',
    undone(async (world) => {
      const { person } = await funder(world)
      const { types } = await person.call.register.startRequests()
      const [first = 'fixed', second = 'fixed'] = types
      const answer = (input: object) => refusalOf(person.call.register.answerRequest(input as never))
      expect(await answer(yes(first, 0))).toMatchObject({ path: 'amount', key: 'amount' })
      expect(await answer(yes(first, 5000.01))).toMatchObject({ path: 'amount', key: 'amount' })
      expect(await answer(yes(first, Number.NaN))).toMatchObject({ path: 'amount', key: 'number' })
      expect(await answer({ type: first, answer: 'yes' })).toMatchObject({ path: 'amount', key: 'required' })
      expect(await answer({ ...no(first), amount: 5 })).toMatchObject({ path: 'amount' })
      expect(await answer({ type: 'weekly', answer: 'no' })).toMatchObject({ path: 'type', key: 'choice' })
      expect(await answer({ type: first, answer: 'perhaps' })).toMatchObject({ path: 'answer', key: 'choice' })
      expect(await answer(no(first, 'x'.repeat(501)))).toMatchObject({ path: 'reason', key: 'tooLong' })
      expect(await answer(no(second))).toEqual({ code: 'conflict' })
      expect((await person.call.feed.funding.mine()).requests?.answers).toEqual([])
    }),
  )

  test(
    'the requests are about the area rated highest, one per type, in an order that does not change',
    undone(async (world) => {
      const { person, areas } = await funder(world)
      const started = await person.call.register.startRequests()
      expect(started.types.toSorted()).toEqual([...RHYTHMS].toSorted())
      expect(started.area).toMatchObject({ kind: 'area', id: areas[2] })
      await areasRated(world, person, [10])
      expect(await person.call.register.startRequests()).toEqual(started)
      expect((await person.call.feed.funding.mine()).requests).toEqual(started)
    }),
  )

  test(
    'different people get the requests in different orders',
    undone(async (world) => {
      const orders = new Set<string>()
      for (let index = 0; index < 4; index++) {
        const { person } = await funder(world, [8])
        orders.add((await person.call.register.startRequests()).types.join())
      }
      // Four people get the same of 720 orders by chance once in 373 million runs.
      expect(orders.size).toBeGreaterThan(1)
    }),
  )

  test(
    'an answer to a request may be changed until all six requests are answered',
    undone(async (world) => {
      const { person } = await funder(world)
      const { types } = await person.call.register.startRequests()
      const [first = 'fixed', second = 'fixed', ...others] = types
      await person.call.register.answerRequest(yes(first, '12,50'))
      await person.call.register.answerRequest([second, 'no', null, 'Not for me'] as never)
      const changed = await person.call.register.answerRequest(no(first, 'Too much'))
      expect(changed.answers).toEqual([
        { type: first, amount: null, reason: 'Too much' },
        { type: second, amount: null, reason: 'Not for me' },
      ])
      for (const type of others) await person.call.register.answerRequest(yes(type, 1))
      const last = others.at(-1) ?? 'fixed'
      const all = await person.call.register.answerRequest(yes(last, 1))
      expect(all.answers).toHaveLength(6)
      expect(await refusalOf(person.call.register.answerRequest(yes(last, 2)))).toMatchObject({ key: 'allAnswered' })
    }),
  )

  test(
    'after the area of the requests is deleted, they continue about the next area, and each answer stores which area it was about',
    undone(async (world) => {
      const { person, areas } = await funder(world, [5, 9])
      const { types } = await person.call.register.startRequests()
      await person.call.register.answerRequest(yes(types[0] ?? 'fixed'))
      await person.call.measure.delete({ measureId: areas[1] ?? '' })
      const after = await person.call.register.answerRequest(yes(types[1] ?? 'fixed'))
      expect(after.area?.id).toBe(areas[0])
      const rows = await world.deps.db.kysely
        .selectFrom('pledge_answer')
        .select(['type', 'area_id'])
        .where('person_id', '=', person.id)
        .execute()
      const about = (type: string | undefined) => rows.find((row) => row.type === type)?.area_id
      expect([about(types[0]), about(types[1])]).toEqual([areas[1], areas[0]])
      const download = (await person.call.account.download()) as unknown as { pledgeAnswers: object[] }
      expect(download.pledgeAnswers).toHaveLength(2)
      const { deps } = world
      await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, person.id))
      const remaining = deps.db.kysely.selectFrom('pledge_answer').select('type').where('person_id', '=', person.id)
      expect(await remaining.execute()).toEqual([])
    }),
  )
})

describe('feed.funding.mine: earnings', () => {
  test(
    'nothing is earned until the person has given consent, a home, four areas and a divided budget',
    undone(async (world) => {
      const steps = {
        consent: agree,
        home: ({ call }: TestPerson) => call.user.updateHome({ coordinates: { lng: 5, lat: 52 } }),
        areas: (person: TestPerson) => areasRated(world, person, [5, 6, 7, 8]),
        budget: async (person: TestPerson) => {
          const [place] = (await person.call.feed.funding.areas({})).items
          const owned = place?.id ?? (await areasRated(world, person, [4]))[0] ?? ''
          await person.call.register.saveFunding(budgetFor(owned))
        },
      }
      const names = Object.keys(steps) as (keyof typeof steps)[]
      for (const last of names) {
        const person = await world.make.member()
        for (const name of names.filter((one) => one !== last)) await steps[name](person)
        expect([last, await earnedOf(person)]).toEqual([last, []])
        await steps[last](person)
        expect([last, await earnedOf(person)]).toEqual([last, [['budget', 10]]])
      }
    }),
  )

  test(
    'ten euros are earned for the budget and five for the sixth answer, and withdrawing the consent does not revoke them',
    undone(async (world) => {
      const { person } = await funder(world, [5, 6, 7, 8])
      await agree(person)
      await person.call.user.updateHome({ coordinates: { lng: 5, lat: 52 } })
      expect(await earnedOf(person)).toEqual([['budget', 10]])
      const first = (await person.call.feed.funding.mine()).study.earned[0]?.at
      const { types } = await person.call.register.startRequests()
      for (const [at, type] of types.entries()) {
        await person.call.register.answerRequest(no(type))
        expect(await earnedOf(person)).toEqual([['budget', 10], ...(at === 5 ? [['requests', 5]] : [])])
      }
      await person.call.consent.withdraw({ id: crypto.randomUUID(), purpose: 'research' })
      const { study } = await person.call.feed.funding.mine()
      expect(study).toMatchObject({ consent: false, answers: 6 })
      expect(study.earned.map(({ amount, at }) => [amount, at === first])).toEqual([
        [10, true],
        [5, false],
      ])
      const { notices } = (await person.call.account.download()) as unknown as { notices?: { kind: string }[] }
      expect(notices?.filter(({ kind }) => kind === 'study.earned')).toHaveLength(2)
    }),
  )
})
