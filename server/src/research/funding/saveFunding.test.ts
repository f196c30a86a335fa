import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { areasRated, budgetFor } from '../../testing/testFunding.ts'

const { undone } = useWorldOnOneEngine()

describe('register.saveFunding, addFunding: refusals', () => {
  test(
    'a guest who saves or reads budgets is refused with not-signed-in',
    undone(async ({ guest }) => {
      const refused = { code: 'not-signed-in' }
      expect(await refusalOf(guest.register.saveFunding(budgetFor(randomUUID())))).toEqual(refused)
      expect(await refusalOf(guest.addFunding({ obj: { amount: 10 } }))).toEqual(refused)
      for (const read of [
        guest.feed.funding.mine(),
        guest.feed.funding.areas({}),
        guest.feed.funding.places({ places: [] }),
      ])
        expect(await refusalOf(read)).toEqual(refused)
    }),
  )

  test(
    'a budget with an invalid amount is refused with the reason',
    undone(async (world) => {
      const member = await world.make.member()
      const [id = ''] = await areasRated(world, member, [8])
      for (const [amount, key] of [
        [0.99, 'amountRange'],
        [5000.01, 'amountRange'],
        [10.001, 'decimals'],
        [Number.NaN, 'number'],
        [Number.POSITIVE_INFINITY, 'number'],
        ['1e2', 'number'],
        [undefined, 'required'],
        [null, 'required'],
      ] as const) {
        expect([amount, await refusalOf(member.call.register.saveFunding(budgetFor(id, { amount })))]).toEqual([
          amount,
          { code: 'bad-input', path: 'data.amount', key },
        ])
        expect(await refusalOf(member.call.addFunding({ obj: { amount } }))).toMatchObject({ path: 'obj.amount', key })
      }
      expect((await member.call.feed.funding.mine()).funding).toBeNull()
    }),
  )

  test(
    'divisions of a budget with a wrong sum, duplicates, no part or too many parts are refused',
    undone(async (world) => {
      const member = await world.make.member()
      const [one = '', two = ''] = await areasRated(world, member, [8, 7])
      const save = (data: object) => refusalOf(member.call.register.saveFunding(budgetFor(one, data)))
      const place = (id: string, amount: unknown) => ({ kind: 'area', id, amount })
      const goal = (objective: string, amount: unknown) => ({ objective, amount })
      const [locations, objectives] = ['data.locations', 'data.objectives']
      for (const [data, path, key] of [
        [{ locations: [place(one, 99.99)] }, locations, 'leftToGive'],
        [{ locations: [place(one, 50), place(two, 50.01)] }, locations, 'tooMuchGiven'],
        [{ locations: [place(one, 50), place(one, 50)] }, locations, 'twice'],
        [{ locations: [] }, locations, 'required'],
        [{ locations: [place(one, 100), place(two, 0)] }, `${locations}.1.amount`, 'amount'],
        [{ locations: [place(one, 101), place(two, -1)] }, `${locations}.1.amount`, 'amount'],
        [{ locations: [place(one, Number.NaN)] }, `${locations}.0.amount`, 'number'],
        [{ locations: [place('x', 100)] }, `${locations}.0.id`, 'type'],
        [{ locations: Array.from({ length: 10_000 }, () => place(randomUUID(), 0.01)) }, locations, 'tooMany'],
        [{ objectives: [goal('cultural projects', 99.99)] }, objectives, 'leftToGive'],
        [{ objectives: [goal('cultural projects', 100.01)] }, objectives, 'tooMuchGiven'],
        [{ objectives: [goal('cultural projects', 50), goal('cultural projects', 50)] }, objectives, 'twice'],
        [{ objectives: [goal('war', 100)] }, `${objectives}.0.objective`, 'choice'],
        [{ objectives: [goal('other', 100)], otherName: ' ' }, 'data.otherName', 'goalUnnamed'],
        [{ otherName: 'x'.repeat(51) }, 'data.otherName', 'tooLong'],
        [{ reason: 'x'.repeat(501) }, 'data.reason', 'tooLong'],
      ] as const)
        expect([path, await save(data)]).toEqual([path, { code: 'bad-input', path, key }])
      expect((await member.call.feed.funding.mine()).funding).toBeNull()
    }),
  )

  test(
    'a budget for another person’s area, a deleted area or an unpublished community is refused with placeGone',
    undone(async (world) => {
      const { make } = world
      const [member, other, owner] = [await make.member(), await make.member(), await make.owner()]
      const [foreign = ''] = await areasRated(world, other, [9])
      const [deletedId = ''] = await areasRated(world, member, [8])
      await member.call.measure.delete({ measureId: deletedId })
      const unverified = await make.owner({ verified: false })
      const hidden = await make.community(unverified, square(30, 50))
      const ended = await make.community(owner, square(31, 50))
      await owner.call.deleteCommunity({ communityId: ended })
      for (const [kind, id] of [
        ['area', foreign],
        ['area', deletedId],
        ['area', ended],
        ['area', randomUUID()],
        ['community', hidden],
        ['community', ended],
        ['community', foreign],
      ] as const) {
        const refused = await refusalOf(
          member.call.register.saveFunding(budgetFor(id, { locations: [{ kind, id, amount: 100 }] })),
        )
        expect([kind, id, refused]).toEqual([
          kind,
          id,
          { code: 'bad-input', path: 'data.locations.0', key: 'placeGone' },
        ])
        expect(await member.call.feed.funding.places({ places: [{ kind, id }] })).toEqual([])
      }
    }),
  )

  test(
    'the id of another person’s budget is refused with conflict',
    undone(async (world) => {
      const [one, two] = [await world.make.member(), await world.make.member()]
      const id = randomUUID()
      await one.call.addFunding({ obj: { amount: 5 }, id })
      expect(await refusalOf(two.call.addFunding({ obj: { amount: 5 }, id }))).toEqual({ code: 'conflict' })
      const [area = ''] = await areasRated(world, two, [5])
      expect(await refusalOf(two.call.register.saveFunding({ ...budgetFor(area), id }))).toEqual({ code: 'conflict' })
    }),
  )
})

describe('register.saveFunding, addFunding', () => {
  test(
    'a divided budget is saved to the cent and once per id, and only a person’s first budget earns points and a medal',
    undone(async (world) => {
      const { make } = world
      const [member, owner] = [await make.member(), await make.owner()]
      const [one = '', two = ''] = await areasRated(world, member, [8, 7])
      const communityId = await make.community(owner)
      const before = (await member.call.account.me())?.score ?? 0
      const data = budgetFor(one, {
        amount: '100,01',
        reason: 'As much as a newspaper',
        locations: [
          { kind: 'community', id: communityId, amount: '33.35' },
          { kind: 'area', id: one, amount: 33.33 },
          { kind: 'area', id: two, amount: 33.33 },
        ],
        objectives: [
          { objective: 'other', amount: 0.01 },
          { objective: 'sustainable business', amount: 100 },
        ],
      })
      const id = randomUUID()
      const saved = await member.call.register.saveFunding({ ...data, id })
      expect(saved).toMatchObject({ id, amount: 100.01, divided: true, reason: 'As much as a newspaper' })
      expect(saved.locations.map(({ amount, place }) => [place?.kind, place?.id, amount])).toEqual([
        ['community', communityId, 33.35],
        ['area', one, 33.33],
        ['area', two, 33.33],
      ])
      expect(saved.objectives).toEqual([
        { objective: 'sustainable business', amount: 100 },
        { objective: 'other', amount: 0.01 },
      ])
      expect(await member.call.register.saveFunding({ ...data, id })).toEqual(saved)
      await member.call.register.saveFunding(budgetFor(one))
      expect(await member.call.account.me()).toMatchObject({
        score: before + 20,
        medals: ['FIRST_AREA', 'FUNDER'],
        budget: 100,
      })
      const rows = await world.deps.db.kysely
        .selectFrom('funding')
        .select('id')
        .where('person_id', '=', member.id)
        .execute()
      // The budget saved earlier stays in the database.
      expect(rows).toHaveLength(2)
    }),
  )

  test(
    'addFunding accepts an amount in each argument form, and grants points but no medal',
    undone(async ({ make }) => {
      const member = await make.member()
      await member.call.addFunding([{ amount: 25, reason: 'A coffee a month' }] as never)
      await member.call.addFunding({ amount: '30', reason: '' } as never)
      const { funding } = await member.call.feed.funding.mine()
      expect(funding).toMatchObject({ amount: 30, divided: false, locations: [], objectives: [] })
      expect(await member.call.account.me()).toMatchObject({ score: 20, medals: [], budget: 30 })
    }),
  )

  test(
    'addFunding with the same amount keeps the division of the budget, and with another amount removes it',
    undone(async (world) => {
      const member = await world.make.member()
      const [one = ''] = await areasRated(world, member, [8])
      const saved = await member.call.register.saveFunding(budgetFor(one))
      const again = await member.call.addFunding({ obj: { amount: 100, reason: 'Still' } })
      expect(again).toMatchObject({ divided: true, reason: 'Still', objectives: saved.objectives })
      expect(again.locations).toEqual(saved.locations)
      expect(await member.call.addFunding({ obj: { amount: 99 } })).toMatchObject({ divided: false, locations: [] })
    }),
  )

  test(
    'feed.funding.mine shows the current title of a place, and null for a deleted place',
    undone(async (world) => {
      const member = await world.make.member()
      const [one = '', two = ''] = await areasRated(world, member, [8, 7])
      await member.call.register.saveFunding(
        budgetFor(one, {
          locations: [one, two].map((id) => ({ kind: 'area', id, amount: 50 })),
        }),
      )
      await member.call.measure.update({ measureId: one, data: { title: 'The Slufter' } })
      await member.call.measure.delete({ measureId: two })
      const { funding } = await member.call.feed.funding.mine()
      expect(funding?.locations.map(({ amount, place }) => [place?.title ?? null, amount])).toEqual([
        ['The Slufter', 50],
        [null, 50],
      ])
    }),
  )

  test(
    'a budget is in the data download of its person, hidden from other people, and removed with the account',
    undone(async (world) => {
      const { make, deps } = world
      const [member, admin] = [await make.member(), await make.admin()]
      const [one = ''] = await areasRated(world, member, [8])
      await member.call.register.saveFunding(budgetFor(one, { reason: 'Geese' }))
      const download = (await member.call.account.download()) as unknown as { budgets: object[] }
      expect(download.budgets).toMatchObject([
        { amount: 100, reason: 'Geese', other_name: 'Quiet nights', locations: [{ area_id: one, amount: 100 }] },
      ])
      expect(JSON.stringify(await admin.call.feed.userData.people({ ids: [member.id] }))).not.toContain('budget')
      await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, member.id))
      for (const table of ['funding', 'earning', 'pledge_request', 'delivery'] as const)
        expect(
          await deps.db.kysely.selectFrom(table).select('person_id').where('person_id', '=', member.id).execute(),
        ).toEqual([])
    }),
  )

  test(
    'feed.funding.areas returns own areas in pages, highest rating first',
    undone(async (world) => {
      const [member, other] = [await world.make.member(), await world.make.member()]
      await areasRated(world, member, [5, 9, 7])
      await areasRated(world, other, [10])
      const first = await member.call.feed.funding.areas({ limit: 2 })
      expect(first.items.map(({ title }) => title)).toEqual(['Rated 9', 'Rated 7'])
      const rest = await member.call.feed.funding.areas({ limit: 2, cursor: first.next ?? '' })
      expect([rest.items.map(({ title }) => title), rest.next]).toEqual([['Rated 5'], null])
    }),
  )
})
