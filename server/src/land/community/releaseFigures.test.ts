import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureJobs } from '../../people/account/erase.ts'
import { drawAsGroup } from '../../testing/group.ts'
import { type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { releaseFigures } from './releaseFigures.ts'

const { undone } = useWorld()

const release = ({ deps }: World) => releaseFigures(deps.db.kysely, deps.config.TIME_ZONE)
/** Moves the last release of the figures eight days back. */
const passWeek = ({ deps }: World) =>
  sql`update kept_figures set as_of = as_of - interval '8 days'`.execute(deps.db.kysely)
/** Adds this many people with accounts eight days old, each with one area on the land. */
const draw = (world: World, count: number, rating: number, at?: Date) =>
  drawAsGroup(world, count, { data: { rating }, registered: new Date(Date.now() - 8 * DAY_MS), ...(at && { at }) })
const shown = ({ people, ratings }: CommunityFigures) => ({
  people,
  ratings: Object.fromEntries(ratings.flatMap((one) => (one.people === null ? [] : [[one.group, one.people]]))),
})
const areaOf = async ({ call }: TestPerson) => (await call.feed.measures.mine({})).items[0]?.id ?? ''

test(
  'feed.land.figures: a community has no figures before its first release',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    await draw(world, 10, 9)
    expect(await owner.call.feed.land.figures({ id })).toMatchObject({
      asOf: null,
      people: null,
      drawn: [],
      subscribers: [],
    })
    const { rows } = await sql`select from kept_figures`.execute(world.deps.db.kysely)
    expect(rows).toHaveLength(0)
    await release(world)
    expect(shown(await owner.call.feed.land.figures({ id }))).toEqual({ people: 10, ratings: { 9: 10 } })
  }),
)

test(
  'releaseFigures: figures change after a week at the earliest, and only after five people joined or left',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const read = async () => {
      await release(world)
      return shown(await owner.call.feed.land.figures({ id }))
    }
    const first = await draw(world, 5, 9)
    const released = { people: 5, ratings: { 9: 5 } }
    expect(await read()).toEqual(released)
    const more = await draw(world, 5, 4)
    // Five more people drew, but a week has not passed.
    expect(await read()).toEqual(released)
    await passWeek(world)
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5, 9: 5 } })
    await passWeek(world)
    // Four more people drew, and one changed an answer: no figure moves.
    await draw(world, 4, 4)
    await more[0]!.call.measure.update({ measureId: await areaOf(more[0]!), data: { rating: 9 } })
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5, 9: 5 } })
    await draw(world, 1, 4)
    // A release without changes begins a new week, too.
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5, 9: 5 } })
    await passWeek(world)
    expect(await read()).toEqual({ people: 15, ratings: { 4: 5, 9: 5 } })
    await passWeek(world)
    for (const one of first) await one.call.measure.delete({ measureId: await areaOf(one) })
    expect(await read()).toEqual({ people: 10, ratings: { 4: 5 } })
  }),
)

test(
  'releaseFigures: subscribers are counted at the release, and a person who leaves later is subtracted at the next release',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const [one] = await draw(world, 3, 9)
    await release(world)
    const members = async () => (await owner.call.feed.land.figures({ id })).subscribers.at(-1)?.people
    expect(await members()).toBe(3)
    await one!.call.unsubscribe({ landId: id })
    expect(await members()).toBe(3)
    await passWeek(world)
    await release(world)
    expect(await members()).toBe(2)
  }),
)

test(
  'releaseFigures: the figures of a year are removed once fewer than five of its people remain, and those of other years stay',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const early = await draw(world, 9, 9, new Date('2025-06-15'))
    await draw(world, 5, 4, new Date('2026-06-15'))
    await release(world)
    const year = async (from: string) =>
      (await owner.call.feed.land.figures({ id, from, to: `${from.slice(0, 4)}-12` })).people
    const both = async () => [await year('2025-01'), await year('2026-01')]
    expect(await both()).toEqual([5, 5])
    for (const one of early.slice(0, 5)) await one.call.measure.delete({ measureId: await areaOf(one) })
    await passWeek(world)
    await release(world)
    expect(await both()).toEqual([null, 5])
    expect(shown(await owner.call.feed.land.figures({ id }))).toEqual({ people: 5, ratings: { 4: 5 } })
  }),
)

test(
  'releaseFigures: the id of an erased person is removed from the stored figures, and the total stays unchanged',
  undone(async (world) => {
    const { deps, make } = world
    const owner = await make.owner()
    const id = await make.community(owner)
    const people = await draw(world, 10, 9)
    await release(world)
    const [gone] = people
    await deps.db.kysely
      .updateTable('person')
      .set({ leaving_at: new Date('2026-05-01') })
      .where('id', '=', gone!.id)
      .execute()
    await erasureJobs(deps).eraseAccounts({})
    await passWeek(world)
    await release(world)
    expect((await owner.call.feed.land.figures({ id })).people).toBe(10)
    const { rows } = await sql<{ kept: string }>`select kept_figures::text as kept from kept_figures`.execute(
      deps.db.kysely,
    )
    for (const { kept } of rows) expect(kept).not.toContain(gone!.id)
  }),
)
