import { randomUUID } from 'node:crypto'
import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { boxOf, tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS, UNVERIFIED_AREAS_MAX } from '@fieldfare/shared/limits.ts'
import { makeLimits } from '../../platform/call/limits.ts'
import { keepArea } from '../../testing/uncheckedShapes.ts'
import { round } from '../../testing/testShapes.ts'
import { areaData, refusalOf, square, useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()

test(
  'feed.measures.tile, feed.measures.mine: an invalid limit, filter or cursor is refused, and feed.measures.mine refuses a guest',
  undone(async ({ guest, make }) => {
    const room = tileAt(5, 53, 7)
    const { call } = await make.member()
    expect(await refusalOf(guest.feed.measures.tile({ ...room, limit: 201 }))).toMatchObject({ path: 'limit' })
    for (const filter of [{ levels: [] }, { rating: 0 }, { from: 2026, to: 2025 }, { activities: ['walking'] }])
      expect(await refusalOf(guest.feed.measures.tile({ ...room, filter: filter as AreaFilter }))).toMatchObject({
        code: 'bad-input',
      })
    expect(await refusalOf(call.feed.measures.mine({ cursor: 'nowhere' }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(guest.feed.measures.mine({}))).toMatchObject({ code: 'not-signed-in' })
  }),
)

test(
  'feed.measures.tile: a filter by rating applies to every page',
  undone(async ({ guest, make }) => {
    const maker = await make.member()
    const rated = new Map<string, number>()
    for (const rating of [5, 9, 7, 10, 8]) rated.set(await make.area(maker, square(5, 53), { rating }), rating)
    const room = tileAt(5, 53, 7)
    const first = await guest.feed.measures.tile({ ...room, filter: { rating: 8 }, limit: 2 })
    const rest = await guest.feed.measures.tile({ ...room, filter: { rating: 8 }, limit: 2, cursor: first.next ?? '' })
    const ratings = [...first.items, ...rest.items].map(({ id }) => rated.get(id)).toSorted()
    expect([ratings, rest.next]).toEqual([[10, 8, 9], null])
    expect((await guest.feed.measures.tile({ ...room, filter: { to: 2020 } })).items).toEqual([])
  }),
)

test(
  'feed.measures.years: years with only deleted or unpublished areas are left out, and other years are returned once each, latest first',
  undone(async ({ deps, guest, make }) => {
    const [maker, unverified] = [await make.member(), await make.member({ verified: false })]
    const drawIn = async (year: number, person = maker) => {
      const id = await make.area(person, square(5, 53))
      await deps.db.kysely
        .updateTable('area')
        .set({ created_at: new Date(`${year}-06-01`) })
        .where('id', '=', id)
        .execute()
      return id
    }
    await drawIn(2021)
    await drawIn(2024)
    await drawIn(2021)
    await drawIn(2022, unverified)
    await maker.call.measure.delete({ measureId: await drawIn(2023) })
    expect(await guest.feed.measures.years()).toEqual([2024, 2021])
  }),
)

test(
  'feed.measures.tile: filtered by community, returns the areas on the land of that community, and none for an unpublished or unknown community',
  undone(async ({ guest, make }) => {
    const [maker, owner] = [await make.member(), await make.owner()]
    const inside = await make.area(maker, square(5, 53))
    await make.area(maker, square(5.1, 53))
    const unseen = await make.community(await make.owner({ verified: false }), square(5, 53))
    const read = async (land: string) =>
      (await guest.feed.measures.tile({ ...tileAt(5, 53, 7), filter: { land } })).items
    for (const land of [unseen, randomUUID()]) expect(await read(land)).toEqual([])
    expect(await read(await make.community(owner, square(5, 53, 0.05)))).toMatchObject([{ id: inside }])
  }),
)

test('feed.measures.tile, feed.measures.mine: pages are newest first and contain each area once', async () => {
  // The rows are committed one by one, since all rows of one transaction have the same time.
  const { guest, make } = lasting()
  const maker = await make.member()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.unshift(await make.area(maker, square(5 + i / 50, 53)))
  const room = tileAt(5, 53, 7)
  for (const page of [
    (cursor?: string) => guest.feed.measures.tile({ ...room, limit: 2, cursor }),
    (cursor?: string) => maker.call.feed.measures.mine({ limit: 2, cursor }),
  ]) {
    const read: string[] = []
    let next: string | null | undefined
    do {
      const answer = await page(next ?? undefined)
      read.push(...answer.items.map(({ id }) => id))
      next = answer.next
    } while (next)
    expect(read).toEqual(ids)
  }
})

test(
  'feed.measures.tile: returns every area that lies at least partly in the tile, newest first, and none that lies only in the next tile',
  undone(async ({ deps, guest, make }) => {
    const maker = await make.member()
    const room = tileAt(-60, -20, ROOM_ZOOM)
    const [west, south, east, north] = boxOf(room, ROOM_ZOOM)
    const shapes = [
      square(-60, -20),
      square(west - 0.005, -20),
      square(-60, south - 0.005),
      square(-60.1, -20),
      square(east - 0.005, north - 0.005),
      square(west - 0.5, south - 0.5, 4),
      square(-60, -20.1),
    ]
    const ids: string[] = []
    for (const [i, shape] of shapes.entries()) {
      const id = await make.area(maker, shape)
      const at = new Date(Date.UTC(2025, 0, 1 + i))
      await deps.db.kysely.updateTable('area').set({ created_at: at }).where('id', '=', id).execute()
      ids.unshift(id)
    }
    await make.area(maker, square(east + 0.1, -20))
    await make.area(await make.member({ verified: false }), square(-60, -20))
    const read: string[] = []
    for (let cursor: string | undefined; read.length < 20;) {
      const { items, next } = await guest.feed.measures.tile({ ...room, limit: 2, cursor })
      read.push(...items.map(({ id }) => id))
      if (!next) break
      cursor = next
    }
    expect(read).toEqual(ids)
    const inView = await guest.feed.measures.tile({ ...room, within: [west, south, east, north - 0.001] })
    expect(inView.items.map(({ id }) => id)).toEqual(ids)
  }),
)

test(
  'room_of: returns the number of the tile at zoom ROOM_ZOOM that contains the whole box, and null for a box across several tiles',
  undone(async ({ deps }) => {
    // Seven decimals, a centimetre: nearer to the edge of a tile, two computations may differ in the last bit.
    const between = (min: number, max: number) =>
      fc.integer({ min: Math.round(min * 1e7), max: Math.round(max * 1e7) }).map((steps) => steps / 1e7)
    const size = fc.oneof(between(1e-6, 0.5), between(0.5, 9))
    const boxes = fc.array(fc.tuple(between(-170, 170), between(-75, 75), size, size), {
      minLength: 200,
      maxLength: 200,
    })
    await fc.assert(
      fc.asyncProperty(boxes, async (random) => {
        const drawn = [...random, [0, 0, 0.1, 0.1] as const, [0, 5e-324, 0.1, 0.1] as const]
        const { rows } = await sql<{ room: number | null }>`
          select room_of(ST_MakeEnvelope(lng, lat, lng + width, lat + height, 4326)) as room
          from jsonb_to_recordset(${JSON.stringify(drawn.map(([lng, lat, width, height], nth) => ({ nth, lng, lat, width, height })))}::jsonb)
            as box (nth integer, lng float8, lat float8, width float8, height float8) order by nth`.execute(
          deps.db.kysely,
        )
        const expected = drawn.map(([lng, lat, width, height]) => {
          const [low, high] = [tileAt(lng, lat, ROOM_ZOOM), tileAt(lng + width, lat + height, ROOM_ZOOM)]
          return low.x === high.x && low.y === high.y ? low.x * 2 ** ROOM_ZOOM + low.y : null
        })
        expect(rows.map(({ room }) => room)).toEqual(expected)
      }),
      { numRuns: 5 },
    )
  }),
)

test(
  'measure.insert, measure.update: an unverified account beyond its maximum of areas or corners is refused with not-verified',
  undone(async ({ make }) => {
    const newcomer = await make.member({ verified: false })
    for (const corners of [4900, 4900, 4900, 4500]) await make.area(newcomer, round(corners, 5, 54))
    const insert = (measure = square(6, 54)) => refusalOf(newcomer.call.measure.insert({ measure, data: areaData }))
    expect(await insert(round(4900, 6, 54))).toEqual({ code: 'not-verified' })
    const small = await make.area(newcomer, square(6, 54))
    const grown = newcomer.call.measure.update({ measureId: small, data: { geometry: round(4900, 6, 54) } })
    expect(await refusalOf(grown)).toEqual({ code: 'not-verified' })
    for (let i = 5; i < UNVERIFIED_AREAS_MAX; i++) await make.area(newcomer, square(6, 54))
    expect(await insert()).toEqual({ code: 'not-verified' })
    expect((await newcomer.call.feed.measures.mineTotals()).count).toBe(UNVERIFIED_AREAS_MAX)
  }),
)

test(
  'measure.insert, measure.update: a large shape that exceeds the daily corner limit is refused with too-many, and a small shape is accepted',
  undone(async (world) => {
    const { deps, make } = world
    deps.limits = makeLimits(deps.db, { ...deps.config, NODE_ENV: 'production' })
    const { call, id } = await make.member()
    const measureId = (await call.measure.insert({ measure: round(4900, 5, 54), data: areaData })).area.id
    await deps.limits.count('corners', id, 243_000)
    expect(await refusalOf(call.measure.insert({ measure: round(4900, 5, 54), data: areaData }))).toEqual({
      code: 'too-many',
    })
    expect(await refusalOf(call.measure.update({ measureId, data: { geometry: round(4900, 6, 54) } }))).toEqual({
      code: 'too-many',
    })
    await call.measure.insert({ measure: square(5, 54), data: areaData })
  }),
)

test('feed.measures.tile, feed.measures.mine: large shapes are simplified, and pages stay small; feed.measures.one returns every corner', async () => {
  const { guest, make, deps } = lasting()
  const maker = await make.member()
  const shapes = [round(4900, 9, 54.05), ...Array.from({ length: 11 }, (_, i) => comb(2490, 9 + i / 100))]
  const ids: string[] = []
  for (const shape of shapes) ids.unshift(await keepArea({ deps }, maker, shape))
  const room = tileAt(9.01, 53.05, 7)

  const listed = await guest.feed.measures.tile({ ...room, limit: 200 })
  expect(listed.items.map(({ id }) => id)).toEqual(ids)
  const corners = listed.items.map(({ geometry }) => countCorners(geometry))
  expect(Math.max(...corners)).toBeLessThanOrEqual(LIST_CORNERS)
  // The round shape stays round; a comb-shaped area becomes its bounding box.
  expect(corners.at(-1)).toBeGreaterThan(50)
  expect(corners[0]).toBe(4)
  const { area } = await guest.feed.measures.one({ id: ids[0] ?? '' })
  expect(countCorners(area.geometry)).toBe(4982)

  const read: string[] = []
  let [pages, next]: [number, string | null | undefined] = [0, undefined]
  do {
    const page: Awaited<ReturnType<typeof maker.call.feed.measures.mine>> = await maker.call.feed.measures.mine({
      limit: 200,
      cursor: next ?? undefined,
    })
    expect(JSON.stringify(page).length).toBeLessThan(300_000)
    read.push(...page.items.map(({ id }) => id))
    next = page.next
    pages++
  } while (next)
  expect(read).toEqual(ids)
  expect(pages).toBe(6)
})
