import { randomUUID } from 'node:crypto'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { drawAsGroup } from '../../testing/group.ts'
import { outsidersOf } from '../../testing/outsiders.ts'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { releaseFigures } from './releaseFigures.ts'

const { undone } = useWorld()

/** Adds this many people with accounts eight days old, each with one area on the land and the same answers. */
const draw = (world: World, count: number, data: object = {}, shape = square(5.05, 53.05)) =>
  drawAsGroup(world, count, { shape, data, registered: new Date(Date.now() - 8 * DAY_MS) })

/** Releases the figures now, whenever they were last released, and returns them. */
async function counted({ deps }: World, owner: TestPerson, id: string): Promise<CommunityFigures> {
  await sql`delete from kept_figures`.execute(deps.db.kysely)
  await releaseFigures(deps.db.kysely, deps.config.TIME_ZONE)
  return owner.call.feed.land.figures({ id })
}
const shown = (groups: CommunityFigures['ratings']) =>
  Object.fromEntries(groups.flatMap(({ group, people }) => (people === null ? [] : [[group, people]])))

test(
  'feed.land.figures, feed.land.explanations: callers other than the owner and admins are refused, and so is an invalid month',
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
  'feed.land.figures: figures of four people are hidden and figures of five are shown, whatever the number of their areas',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const people = await draw(world, 4, { rating: 9 })
    for (let i = 0; i < 3; i++) await world.make.area(people[0]!, square(5.05, 53.05), { rating: 9 })
    const few = await counted(world, owner, id)
    expect(few).toMatchObject({ asOf: null, areas: null, people: null, averageRating: null })
    expect([few.drawn, few.ratings, few.frequencies, few.levels].map(shown)).toEqual([{}, {}, {}, {}])
    await draw(world, 1, { rating: 9 })
    const enough = await counted(world, owner, id)
    expect(enough).toMatchObject({ areas: 5, people: 5, averageRating: 9 })
    expect(shown(enough.ratings)).toEqual({ 9: 5 })
    expect(shown(enough.frequencies)).toEqual({ weekly: 5 })
  }),
)

test(
  'feed.land.figures: a group too small to be shown changes no other figure',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    await draw(world, 6, { frequency: 'weekly', activities: ['cycling', 'water sports'], priority: 'maintained' })
    // The number of subscribers is public, so it may change with each person.
    const figures = async () => ({ ...(await counted(world, owner, id)), subscribers: [] })
    const without = { ...(await figures()), asOf: expect.any(String) }
    await draw(world, 1, {
      frequency: 'never',
      activities: ['winter sports'],
      priority: 'strengthened',
      level: 'world',
    })
    expect(await figures()).toEqual(without)
    expect(without).toMatchObject({ people: 5, areas: 5 })
    expect(shown(without.activities)).toEqual({ cycling: 5, 'water sports': 5 })
    expect(shown(without.priorities)).toEqual({ maintained: 5 })
  }),
)

test(
  'feed.land.figures, feed.land.explanations: only published areas on the land count, and names appear only with showName',
  undone(async (world) => {
    const { make, deps } = world
    const owner = await make.owner()
    const id = await make.community(owner)
    const people = await draw(world, 5, { explanation: 'Because of the quiet' })
    await draw(world, 5, { rating: 3 }, square(7, 53))
    const unverified = await make.member({ verified: false })
    await make.area(unverified, undefined, { rating: 1 })
    const deletedId = await make.area(people[0]!, undefined, { rating: 2 })
    await people[0]!.call.measure.delete({ measureId: deletedId })
    const figures = await counted(world, owner, id)
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
  'feed.land.figures: people count in the year of their first area, and subscribers are counted at the end of each year',
  undone(async (world) => {
    const { make, deps } = world
    const { kysely } = deps.db
    const owner = await make.owner()
    const id = await make.community(owner)
    // In Amsterdam it is already 2024 at this time.
    const early = await drawAsGroup(world, 5, { at: new Date('2023-12-31T23:30:00Z'), data: { rating: 9 } })
    const later = await drawAsGroup(world, 6, { at: new Date('2026-06-15'), data: { rating: 4 } })
    // A person who draws again counts in the year of their first area, with all their areas.
    const again = await make.area(early[0]!, undefined, { rating: 4 })
    await kysely
      .updateTable('area')
      .set({ created_at: new Date('2026-06-15') })
      .where('id', '=', again)
      .execute()
    const joined = (people: TestPerson[], at: string) =>
      kysely
        .updateTable('subscription')
        .set({ joined_at: new Date(at) })
        .where(
          'person_id',
          'in',
          people.map((one) => one.id),
        )
        .execute()
    await joined(early, '2024-05-02')
    await joined(later, '2026-05-02')
    await kysely
      .updateTable('subscription')
      .set({ left_at: new Date('2025-07-02') })
      .where('person_id', '=', early[0]?.id ?? '')
      .execute()
    await releaseFigures(kysely, deps.config.TIME_ZONE, new Date('2026-11-02'))
    const all = await owner.call.feed.land.figures({ id })
    expect(all).toMatchObject({ people: 10, areas: 10, averageRating: 6.1 })
    expect(all.drawn).toEqual([
      { group: '2024', people: 5 },
      { group: '2025', people: null },
      { group: '2026', people: 5 },
    ])
    expect(all.subscribers).toEqual([
      { year: '2024', people: 5 },
      { year: '2025', people: 4 },
      { year: '2026', people: 10 },
    ])
    const first = await owner.call.feed.land.figures({ id, from: '2024-01', to: '2024-12' })
    expect(first).toMatchObject({ people: 5, areas: 5, averageRating: 8.2, drawn: [{ group: '2024', people: 5 }] })
    expect(first.subscribers).toEqual([{ year: '2024', people: 5 }])
    expect(shown(first.ratings)).toEqual({ 9: 5 })
    // Periods before the first year, between the two years and after the last return nothing.
    for (const year of ['2023', '2025', '2027']) {
      const empty = await owner.call.feed.land.figures({ id, from: `${year}-01`, to: `${year}-12` })
      expect(empty).toMatchObject({ asOf: null, people: null, areas: null, averageRating: null })
      expect([empty.ratings, empty.frequencies, empty.drawn].map(shown)).toEqual([{}, {}, {}])
    }
  }),
)

test(
  'feed.land.figures, feed.land.explanations: an unverified owner is refused with not-verified',
  undone(async ({ make }) => {
    const owner = await make.owner({ verified: false })
    const id = await make.community(owner)
    for (const ask of ['figures', 'explanations'] as const)
      expect(await refusalOf(owner.call.feed.land[ask]({ id }))).toEqual({ code: 'not-verified' })
  }),
)

test(
  'feed.land.figures: accounts younger than a week are not counted',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    await draw(world, 4)
    await world.make.area(await world.make.member())
    expect((await counted(world, owner, id)).people).toBeNull()
    await draw(world, 1)
    expect((await counted(world, owner, id)).people).toBe(5)
  }),
)
