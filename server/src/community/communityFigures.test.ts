import { randomUUID } from 'node:crypto'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { drawAsGroup } from '../testing/group.ts'
import { outsidersOf } from '../testing/outsiders.ts'
import { refusalOf, square, useWorld, type World } from '../testing/world.ts'
import { lastMonths } from './communityFigures.ts'

const { undone } = useWorld()

/** So many people with an account of eight days, each with one area on the land that says the same. */
const draw = (world: World, count: number, data: object = {}, shape = square(5.05, 53.05)) =>
  drawAsGroup(world, count, { shape, data, registered: new Date(Date.now() - 8 * DAY_MS) })

/** As if the figures had been released eight days ago. */
const passWeek = ({ deps }: World) =>
  sql`update kept_figures set as_of = as_of - interval '8 days'`.execute(deps.db.kysely)
const shown = (groups: CommunityFigures['ratings']) =>
  Object.fromEntries(groups.flatMap(({ group, people }) => (people === null ? [] : [[group, people]])))

test(
  'nobody but its owner and admins sees what people said',
  undone(async (world) => {
    const { make, guest } = world
    const id = await make.community(await make.owner())
    const outsiders = await outsidersOf(world, id)
    const [other] = outsiders
    for (const ask of ['figures', 'explanations'] as const) {
      expect(await refusalOf(guest.feed.land[ask]({ id }))).toEqual({ code: 'not-signed-in' })
      for (const { call } of outsiders) {
        expect(await refusalOf(call.feed.land[ask]({ id }))).toEqual({ code: 'forbidden' })
        expect(await refusalOf(call.feed.land[ask]({ id: randomUUID() }))).toEqual({ code: 'not-found' })
      }
      for (const from of ['2026-13', '2026', '0000-01', '2026-1', '2026-01-01']) {
        expect(await refusalOf(other.call.feed.land[ask]({ id, from }))).toMatchObject({ path: 'from', key: 'type' })
      }
    }
    const { call } = await make.admin()
    expect((await call.feed.land.figures({ id })).people).toBeNull()
  }),
)

test(
  'four people are no group; five are, however many areas each drew',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const people = await draw(world, 4, { rating: 9 })
    for (let i = 0; i < 3; i++) await world.make.area(people[0]!, square(5.05, 53.05), { rating: 9 })
    const few = await owner.call.feed.land.figures({ id })
    expect(few).toMatchObject({ areas: null, people: null, averageRating: null })
    expect([few.drawn, few.ratings, few.frequencies, few.levels].map(shown)).toEqual([{}, {}, {}, {}])
    await draw(world, 1, { rating: 9 })
    const enough = await owner.call.feed.land.figures({ id })
    expect(enough).toMatchObject({ areas: 5, people: 5, averageRating: 9 })
    expect(shown(enough.ratings)).toEqual({ 9: 5 })
    expect(shown(enough.frequencies)).toEqual({ weekly: 5 })
  }),
)

test(
  'a hidden group is not the rest of a total: whether it has one person or none, the answer is the same',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    await draw(world, 6, { frequency: 'weekly', activities: ['cycling', 'water sports'], priority: 'maintained' })
    // How many subscribe everybody reads on the community's page.
    const said = async () => ({ ...(await owner.call.feed.land.figures({ id })), subscribers: [] })
    const without = { ...(await said()), asOf: expect.any(String) }
    await draw(world, 1, {
      frequency: 'never',
      activities: ['winter sports'],
      priority: 'strengthened',
      level: 'world',
    })
    // Not because they are kept: as they would be counted now.
    await sql`delete from kept_figures`.execute(world.deps.db.kysely)
    expect(await said()).toEqual(without)
    expect(without).toMatchObject({ people: 5, areas: 5 })
    expect(shown(without.activities)).toEqual({ cycling: 5, 'water sports': 5 })
    expect(shown(without.priorities)).toEqual({ maintained: 5 })
  }),
)

test(
  'only areas that overlap the land and that others may see count, and no word of who drew them',
  undone(async (world) => {
    const { make, deps } = world
    const owner = await make.owner()
    const id = await make.community(owner)
    const people = await draw(world, 5, { explanation: 'Because of the quiet' })
    await draw(world, 5, { rating: 3 }, square(7, 53))
    const unverified = await make.member({ verified: false })
    await make.area(unverified, undefined, { rating: 1 })
    const gone = await make.area(people[0]!, undefined, { rating: 2 })
    await people[0]!.call.measure.delete({ measureId: gone })
    const figures = await owner.call.feed.land.figures({ id })
    expect(shown(figures.ratings)).toEqual({ 9: 5 })
    const text = JSON.stringify([figures, await owner.call.feed.land.explanations({ id })])
    for (const one of people)
      for (const secret of [one.id, one.name, one.email, 'quiet']) expect(text).not.toContain(secret)
    await deps.db.kysely.updateTable('person').set({ show_name: true }).where('id', '=', people[3]!.id).execute()
    const { items } = await owner.call.feed.land.explanations({ id })
    expect(items).toMatchObject([
      { title: 'The winding bit', text: 'Because of the quiet', rating: 9, name: 'Anouk Visser' },
    ])
  }),
)

test(
  'by month, in a range of months: what was drawn, and how many subscribe at the end of each',
  undone(async (world) => {
    const { make, deps } = world
    const { kysely } = deps.db
    const owner = await make.owner()
    const id = await make.community(owner)
    const early = await draw(world, 5)
    await draw(world, 6)
    const ids = early.map((one) => one.id)
    // In Amsterdam that is May already.
    await kysely
      .updateTable('area')
      .set({ created_at: new Date('2026-04-30T22:30:00Z') })
      .where('created_by', 'in', ids)
      .execute()
    await kysely
      .updateTable('subscription')
      .set({ joined_at: new Date('2026-05-02') })
      .where('person_id', 'in', ids)
      .execute()
    await kysely
      .updateTable('subscription')
      .set({ left_at: new Date('2026-07-02') })
      .where('person_id', '=', ids[0] ?? '')
      .execute()
    const figures = await owner.call.feed.land.figures({ id, to: '2026-08' })
    expect(shown(figures.drawn)).toEqual({ '2026-05': 5 })
    expect(figures.subscribers).toEqual([
      { month: '2026-05', people: 5 },
      { month: '2026-06', people: 5 },
      { month: '2026-07', people: 4 },
      { month: '2026-08', people: 4 },
    ])
    const later = await owner.call.feed.land.figures({ id, from: '2026-06' })
    expect(later.subscribers[0]).toEqual({ month: '2026-06', people: 5 })
    expect(later.people).toBe(5)
    expect(later.subscribers.at(-1)?.people).toBe(10)
    expect(await owner.call.feed.land.figures({ id, from: '2026-09', to: '2026-08' })).toMatchObject({
      people: null,
      subscribers: [],
      drawn: [],
    })
  }),
)

test(
  'an owner whose address is not verified reads neither figures nor explanations',
  undone(async ({ make }) => {
    const owner = await make.owner({ verified: false })
    const id = await make.community(owner)
    for (const ask of ['figures', 'explanations'] as const)
      expect(await refusalOf(owner.call.feed.land[ask]({ id }))).toEqual({ code: 'not-verified' })
  }),
)

test(
  'accounts of less than a week are not counted',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    await draw(world, 4)
    await world.make.area(await world.make.member())
    expect((await owner.call.feed.land.figures({ id })).people).toBeNull()
    await draw(world, 1)
    expect((await owner.call.feed.land.figures({ id })).people).toBe(5)
  }),
)

test(
  'a release stays as it is: figures follow only after a week, and only five people more or less',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const read = async (period = {}) => {
      const { people, ratings } = await owner.call.feed.land.figures({ id, ...period })
      return { people, ratings: shown(ratings) }
    }
    const first = await draw(world, 5, { rating: 9 })
    const released = { people: 5, ratings: { 9: 5 } }
    expect(await read()).toEqual(released)
    const more = await draw(world, 5, { rating: 4 })
    // Five more, but on the same day; in no other period either.
    expect([await read(), await read({ from: '2020-01' })]).toEqual([released, released])
    await passWeek(world)
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5, 9: 5 } })
    await passWeek(world)
    // Four more people, and one who changes an answer: nothing moves.
    await draw(world, 4, { rating: 4 })
    const [one] = (await more[0]!.call.feed.measures.mine({})).items
    await more[0]!.call.measure.update({ measureId: one?.id ?? '', data: { rating: 9 } })
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5, 9: 5 } })
    await draw(world, 1, { rating: 4 })
    expect(await read()).toEqual({ people: 15, ratings: { 4: 5, 9: 5 } })
    await passWeek(world)
    for (const { call } of first) {
      const [own] = (await call.feed.measures.mine({})).items
      await call.measure.delete({ measureId: own?.id ?? '' })
    }
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5 } })
  }),
)

test('months have no gap, end now, and are as many as a chart can show', () => {
  const timeZone = 'Europe/Amsterdam'
  expect(lastMonths(['2026-02', '2025-11'], { to: '2026-03', timeZone })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ])
  expect(lastMonths([], { timeZone })).toHaveLength(1)
  expect(lastMonths([], { from: '2000-01', timeZone })).toHaveLength(120)
  expect(lastMonths([], { to: '2099-01', timeZone })).toHaveLength(1)
})
