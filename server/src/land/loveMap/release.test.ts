import { LEVELS } from '@fieldfare/shared/limits.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureJobs } from '../../people/account/erase.ts'
import { square, useWorld, type World } from '../../testing/world.ts'
import { CELLS_MAX, keepCells } from './keepCells.ts'
import { loveMapJobs } from './jobs.ts'
import { recountLoveMap, releaseLoveMap } from './release.ts'
import { cellsOfTile } from './rows.ts'
import { drawAsGroup } from '../../testing/group.ts'

const { undone } = useWorld()
const TILE = { z: 8, ...tileAt(5.05, 53.05, 8) }

/** Lists the cells that a reader sees around the test's square, by level and year. */
async function shown({ deps }: World, tile = TILE): Promise<string[]> {
  const steps = await cellsOfTile(deps.db.kysely, tile)
  return steps.map(({ level, people, since, until }) => `${level} ${people}+ ${since}-${until}`)
}
const release = ({ deps }: World, at?: Date) => releaseLoveMap(deps.db.kysely, at)
const inMay = (year: number) => new Date(`${year}-05-01`)

test(
  'releaseLoveMap: four people give no cell, and the fifth person gives one',
  undone(async (world) => {
    const people = await drawAsGroup(world, 4, { at: inMay(2026) })
    for (const shape of [square(5.05, 53.05), square(5.051, 53.051)]) await world.make.area(people[0]!, shape)
    await release(world)
    expect(await shown(world)).toEqual([])
    expect((await sql`select from love_cell`.execute(world.deps.db.kysely)).rows).toHaveLength(0)
    await drawAsGroup(world, 1, { at: inMay(2026) })
    await release(world)
    expect(await shown(world)).toEqual(['living area 5+ 2026-9999'])
  }),
)

test(
  'releaseLoveMap: unverified people, new accounts and deleted areas do not count',
  undone(async (world) => {
    const { make, deps } = world
    const people = await drawAsGroup(world, 4, { at: inMay(2026) })
    await make.area(await make.member({ verified: false }))
    await make.area(await make.member())
    const [gone] = await drawAsGroup(world, 1)
    const [own] = (await gone!.call.feed.measures.mine({})).items
    await gone!.call.measure.delete({ measureId: own?.id ?? '' })
    await release(world)
    expect(await shown(world)).toEqual([])
    await deps.db.kysely
      .updateTable('person')
      .set({ created_at: inMay(2025) })
      .execute()
    await release(world)
    expect(await shown(world)).toEqual(['living area 5+ 2026-9999'])
    expect(people).toHaveLength(4)
  }),
)

test(
  'releaseLoveMap: a cell needs five people in each level separately',
  undone(async (world) => {
    for (const level of LEVELS)
      await drawAsGroup(world, level === 'country' ? 5 : 4, { data: { level }, at: inMay(2026) })
    await release(world)
    expect(await shown(world)).toEqual(['country 5+ 2026-9999'])
  }),
)

test(
  'releaseLoveMap: people count once, from the year of their first area',
  undone(async (world) => {
    const early = await drawAsGroup(world, 5, { at: inMay(2023) })
    await drawAsGroup(world, 4, { at: inMay(2024) })
    await drawAsGroup(world, 1, { at: inMay(2026) })
    for (const one of early) await world.make.area(one)
    await release(world)
    expect(await shown(world)).toEqual(['living area 5+ 2023-2026', 'living area 10+ 2026-9999'])
    expect(await world.guest.feed.loveMap.release()).toMatchObject({ from: 2023, to: new Date().getUTCFullYear() })
  }),
)

test(
  'releaseLoveMap: a cell stays unchanged with four more people, and changes with five more',
  undone(async (world) => {
    await drawAsGroup(world, 9, { at: inMay(2026) })
    await release(world)
    await drawAsGroup(world, 4, { at: inMay(2026) })
    await release(world)
    expect(await shown(world)).toEqual(['living area 5+ 2026-9999'])
    await drawAsGroup(world, 1, { at: inMay(2026) })
    await release(world)
    expect(await shown(world)).toEqual(['living area 10+ 2026-9999'])
  }),
)

test(
  'releaseLoveMap: people who are erased, or whose areas are moved or changed, no longer count in the cell from the next release on',
  undone(async (world) => {
    const elsewhere = { z: 8, ...tileAt(9, 48, 8) }
    const people = await drawAsGroup(world, 5, { at: inMay(2026) })
    await release(world)
    const ids = await Promise.all(
      people.map(async ({ call }) => (await call.feed.measures.mine({})).items[0]?.id ?? ''),
    )
    for (const [i, { call }] of people.entries())
      await call.measure.update({ measureId: ids[i] ?? '', data: { geometry: square(9, 48) } })
    await release(world)
    expect([await shown(world), await shown(world, elsewhere)]).toEqual([[], ['living area 5+ 2026-9999']])
    await people[0]!.call.measure.update({ measureId: ids[0] ?? '', data: { level: 'world' } })
    await release(world)
    expect(await shown(world, elsewhere)).toEqual([])
    await people[0]!.call.measure.update({ measureId: ids[0] ?? '', data: { level: 'living area' } })
    await release(world)
    expect(await shown(world, elsewhere)).toHaveLength(1)
    const { kysely } = world.deps.db
    await kysely
      .updateTable('person')
      .set({ leaving_at: inMay(2026) })
      .where('id', '=', people[1]!.id)
      .execute()
    await erasureJobs(world.deps).eraseAccounts({})
    await release(world)
    expect(await shown(world, elsewhere)).toEqual([])
    expect(await kysely.selectFrom('love_area').selectAll().execute()).toHaveLength(4)
  }),
)

test(
  'releaseLoveMap: the job releases the map once a week, and the cells of unchanged areas are not computed again',
  undone(async (world) => {
    const { kysely } = world.deps.db
    await drawAsGroup(world, 5, { at: inMay(2026) })
    await release(world, new Date(Date.now() - 3 * 24 * 3600 * 1000))
    const { asOf } = await world.guest.feed.loveMap.release()
    await loveMapJobs({ kysely }).releaseLoveMap({})
    expect(await world.guest.feed.loveMap.release()).toMatchObject({ asOf })
    expect(await keepCells(kysely)).toBe(0)
    await kysely
      .updateTable('love_release')
      .set({ as_of: inMay(2026) })
      .execute()
    await loveMapJobs({ kysely }).releaseLoveMap({})
    expect((await world.guest.feed.loveMap.release()).asOf).not.toBe(asOf)
  }),
)

test(
  'keepCells: an area as large as a country is stored as at most CELLS_MAX cells, of a coarse grid',
  undone(async (world) => {
    await drawAsGroup(world, 5, { shape: square(3.5, 50.8, 3), data: { level: 'country' }, at: inMay(2026) })
    await release(world)
    const { rows } = await sql<{
      z: number
      cells: number
    }>`select z, cardinality(cells) as cells from love_area`.execute(world.deps.db.kysely)
    expect(rows.every(({ z, cells }) => z < 15 && cells > CELLS_MAX / 8 && cells <= CELLS_MAX)).toBe(true)
    expect(await shown(world, { z: 11, ...tileAt(5, 52, 11) })).toEqual([])
    expect(await shown(world, { z: 5, ...tileAt(5, 52, 5) })).toContain('country 5+ 2026-9999')
  }),
)

test(
  'keepCells: the stored cells of an area are exactly those that it touches',
  undone(async (world) => {
    const { kysely } = world.deps.db
    const id = await world.make.area(await world.make.member(), square(5.05, 53.05, 0.01))
    await keepCells(kysely)
    const { cells, z } = await kysely
      .selectFrom('love_area')
      .selectAll()
      .where('area_id', '=', id)
      .executeTakeFirstOrThrow()
    const [first, last] = [tileAt(5.05, 53.06, z), tileAt(5.06, 53.05, z)]
    const expected = []
    for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) expected.push(x * 65_536 + y)
    expect({ z, cells: cells.map(Number).toSorted((a, b) => a - b) }).toEqual({ z: 15, cells: expected })
  }),
)

test(
  'recountLoveMap: corrupt cells are recomputed from the areas',
  undone(async (world) => {
    const { kysely } = world.deps.db
    await drawAsGroup(world, 5, { at: inMay(2026) })
    await release(world)
    await sql`update love_area set cells = '{}'`.execute(kysely)
    await sql`update love_cell set people = '{500}'`.execute(kysely)
    await recountLoveMap(kysely)
    expect(await shown(world)).toEqual(['living area 5+ 2026-9999'])
  }),
)
