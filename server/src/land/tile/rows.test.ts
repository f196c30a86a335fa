import { randomUUID } from 'node:crypto'
import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { type TestDatabase, borrowTestDatabase } from '../../testing/engines.ts'
import { rolledBack, type UndoneDatabase } from '../../testing/rolledBack.ts'
import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'
import { twiceArea } from './clip.ts'
import { TILE_LIMITS, type TileLimits } from './rows.ts'
import { addAreas, addLands, addPerson, around, addressAt, idsOf, inOrder, tileOf } from '../../testing/testTiles.ts'
import type { TestArea, Read } from '../../testing/testTiles.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await borrowTestDatabase()
})
afterAll(() => db.close())

const undone =
  <T extends unknown[]>(run: (handle: UndoneDatabase['kysely'], maker: string, ...given: T) => Promise<void>) =>
  (...given: T) =>
    rolledBack(db, async ({ kysely }) => run(kysely, await addPerson(kysely), ...given))
const ZOOMS = Array.from({ length: TILE_ZOOM_MAX + 1 }, (_, z) => z)

/** Returns a generator of pseudo-random numbers from 0 to 1, the same ones in each run. */
function random(seed: number): () => number {
  return () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646
}

/** Returns areas of all sizes, most of them close together, and one at each edge of the world. */
function scattered(count: number): TestArea[] {
  const next = random(4711)
  const near = Array.from({ length: count }, (_, i): TestArea => {
    const size = 0.0004 * 40_000 ** next()
    const [lng, lat] = [5 + 2 * next(), 52 + next()]
    return { shape: around(lng, lat, size, size * (0.2 + next())), level: LEVELS[i % 4]! }
  })
  const edges = [around(179, 10, 2), around(-179.9995, -10, 0.001), around(20, 84.5, 1), around(0, 0, 30)]
  return [...near, ...edges.map((shape) => ({ shape }))]
}

/** Counts each area in the tile of its label: either as a label, by id, or in cells, as a number by level. */
async function census(handle: UndoneDatabase['kysely'], z: number, limits = TILE_LIMITS) {
  const labels = await sql<{ x: number; y: number }>`select ST_X(label) x, ST_Y(label) y from area`.execute(handle)
  const tiles = new Map(labels.rows.map(({ x, y }) => [JSON.stringify(tileAt(x, y, z)), { z, ...tileAt(x, y, z) }]))
  const shown: unknown[] = []
  const counted = [0, 0, 0, 0]
  let shapes = true
  for (const tile of tiles.values()) {
    const { area, area_point: points = [], area_cell: cells = [] } = await tileOf(handle, tile, limits)
    shown.push(...points.map(({ id }) => id))
    shapes &&= points.every(({ id }) => area?.some((one) => one.id === id))
    for (const { properties } of cells) {
      for (const level of counted.keys()) counted[level]! += Number(properties[`n${level}`])
    }
    const totals = cells.map(({ properties: { n0, n1, n2, n3 } }) => Number(n0) + Number(n1) + Number(n2) + Number(n3))
    expect(cells.map(({ properties }) => properties.count)).toEqual(totals)
  }
  return { shown, counted, shapes }
}

test(
  'readTile: deleted and unpublished areas and communities are in no tile',
  undone(async (handle, maker) => {
    const shapes = [around(6.5, 53.2, 0.3), around(6.5, 53.2, 0.001)]
    const unseen = shapes.flatMap((shape) => [
      { shape, seen: false },
      { shape, deleted: true },
    ])
    await addAreas(handle, maker, unseen)
    await addLands(handle, maker, unseen)
    for (const z of ZOOMS) expect(await tileOf(handle, addressAt(6.5, 53.2, z))).toEqual({})
  }),
)

test(
  'readTile: at every zoom a newly deleted area is no longer in the tiles, and a newly published area is',
  undone(async (handle, maker) => {
    const [large, small] = [around(6.5, 53.2, 0.3), around(6.5, 53.2, 0.01)]
    const ids = await addAreas(handle, maker, [{ shape: large }, { shape: small, seen: false }])
    await handle.updateTable('area').set({ deleted_at: new Date() }).where('id', '=', ids[0]!).execute()
    await handle.updateTable('area').set({ seen: true }).where('id', '=', ids[1]!).execute()
    for (const z of ZOOMS) {
      const { area_point: points = [], area_cell: cells = [] } = await tileOf(handle, addressAt(6.5, 53.2, z))
      const shown = [...idsOf(points), ...cells.map(({ properties }) => properties.count)]
      expect(shown).toEqual([z < 9 ? 1 : ids[1]])
    }
  }),
)

test(
  'readTile: every area is either a label or counted in a cell at every zoom, before and after foldCells',
  undone(async (handle, maker) => {
    const areas = scattered(45)
    const ids = await addAreas(handle, maker, areas)
    const small = async (z: number) => {
      return handle.selectFrom('area').select(['id', 'level']).where('min_zoom', '>', z).execute()
    }
    for (const z of ZOOMS) {
      const tooSmall = await small(z)
      const { shown, counted, shapes } = await census(handle, z)
      const expected = ids.filter((id) => !tooSmall.some((one) => one.id === id))
      expect(inOrder(shown), `zoom ${z}`).toEqual(inOrder(expected))
      expect(counted).toEqual(LEVELS.map((level) => tooSmall.filter((one) => one.level === level).length))
      expect(shapes).toBe(true)
      if (z === 5) await cleanupJobs({ ...db, kysely: handle }).foldCells({})
    }
  }),
)

test.each([
  ['number', { ...TILE_LIMITS, areas: 4 }],
  ['bytes', { ...TILE_LIMITS, bytes: 1000 }],
])(
  'readTile: areas beyond the limit of %s are counted in cells, each once',
  undone(async (handle, maker, _: string, limits: TileLimits) => {
    const areas = scattered(24)
    await addAreas(handle, maker, areas)
    for (const z of [3, 6, 8, 12, 14]) {
      const { shown, counted } = await census(handle, z, limits)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.length + counted.reduce((sum, n) => sum + n)).toBe(areas.length)
    }
    // At zoom 12 every area is large enough for a shape: only areas beyond the limit are counted in cells.
    expect((await census(handle, 12, limits)).counted).not.toEqual([0, 0, 0, 0])
    expect((await tileOf(handle, addressAt(6, 52.5, 12), limits)).area?.length).toBeLessThan(9)
  }),
)

test(
  'readTile: if there are too many areas, the largest are drawn, in order of size',
  undone(async (handle, maker) => {
    const sizes = [0.2, 0.5, 0.3, 0.4]
    const ids = await addAreas(
      handle,
      maker,
      sizes.map((size) => ({ shape: around(6.5, 53.2, size) })),
    )
    const { area, area_cell: cells } = await tileOf(handle, addressAt(6.5, 53.2, 9), { ...TILE_LIMITS, areas: 2 })
    expect(area?.map(({ id }) => id)).toEqual([ids[1], ids[3]])
    expect(cells?.map(({ properties }) => properties.count)).toEqual([2])
  }),
)

test(
  'readTile: a filter of areas applies to their shapes and to the counts in cells, but not to communities',
  undone(async (handle, maker) => {
    const areas: TestArea[] = LEVELS.flatMap((level, i) =>
      [2024, 2025].map((year) => ({
        shape: around(6.5 + i / 50, 53.2 + (year - 2024) / 50, 0.01),
        level,
        rating: 6 + i,
        created_at: new Date(Date.UTC(year, 11, 31, 23)),
      })),
    )
    const ids = await addAreas(handle, maker, areas)
    await addLands(handle, maker, [{ shape: around(6.5, 53.2, 0.5) }])
    const filters: [AreaFilter, string[]][] = [
      [{ levels: ['country'] }, [ids[4]!, ids[5]!]],
      [{ rating: 9 }, [ids[6]!, ids[7]!]],
      [{ rating: 8, to: 2024 }, [ids[4]!, ids[6]!]],
      [{ levels: ['world', 'neighborhood'], from: 2025, to: 2025 }, [ids[1]!, ids[7]!]],
      [{ from: 2026 }, []],
    ]
    await cleanupJobs({ ...db, kysely: handle }).foldCells({})
    const [edited, deleted] = [ids[0]!, ids[7]!]
    const far = (filter: AreaFilter) => tileOf(handle, addressAt(6.5, 53.2, 3), TILE_LIMITS, filter).then(counted)
    for (const [filter, passing] of filters) {
      const near = await tileOf(handle, addressAt(6.5, 53.2, 9), TILE_LIMITS, filter)
      expect(idsOf(near.area)).toEqual(inOrder(passing))
      expect(near.community).toHaveLength(1)
      const one = await tileOf(handle, addressAt(6.5, 53.2, 9), { ...TILE_LIMITS, areas: 1 }, filter)
      expect(idsOf(one.area).length + counted(one)).toBe(passing.length)
      expect(await far(filter)).toBe(passing.length)
    }
    await handle.updateTable('area').set({ rating: 10 }).where('id', '=', edited).execute()
    await handle.updateTable('area').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
    const edits = async () => [await far({ rating: 9 }), await far({ rating: 6, to: 2024, levels: ['neighborhood'] })]
    expect(await edits()).toEqual([2, 1])
    await cleanupJobs({ ...db, kysely: handle }).foldCells({})
    expect(await edits()).toEqual([2, 1])
  }),
)

test(
  'readTile: a filter by community returns that community and the areas on its land, and nothing for an unpublished community',
  undone(async (handle, maker) => {
    const ids = await addAreas(handle, maker, [
      { shape: around(6.5, 53.2, 0.01) },
      { shape: around(6.6, 53.2, 0.01) },
      { shape: around(6.7, 53.2, 0.01) },
    ])
    const [land, unseen, deleted] = await addLands(handle, maker, [
      { shape: around(6.55, 53.2, 0.1) },
      { shape: around(6.55, 53.2, 0.1), seen: false },
      { shape: around(6.55, 53.2, 0.1), deleted: true },
    ])
    await addLands(handle, maker, [{ shape: around(6.6, 53.2, 0.4) }])
    const filter = { land: land! }
    const near = await tileOf(handle, addressAt(6.5, 53.2, 9), TILE_LIMITS, filter)
    expect([idsOf(near.area), idsOf(near.community)]).toEqual([inOrder(ids.slice(0, 2)), [land]])
    expect(counted(await tileOf(handle, addressAt(6.5, 53.2, 3), TILE_LIMITS, filter))).toBe(2)
    expect(counted(await tileOf(handle, addressAt(6.5, 53.2, 3), TILE_LIMITS, { ...filter, rating: 10 }))).toBe(0)
    for (const other of [unseen!, deleted!, randomUUID()])
      expect(await tileOf(handle, addressAt(6.5, 53.2, 9), TILE_LIMITS, { land: other })).toEqual({})
  }),
)

test(
  'readTile: an area across the edge of a tile has its shape in both tiles, and its label in one tile only',
  undone(async (handle, maker) => {
    const tile = addressAt(6.5, 53.2, 11)
    const east = ((tile.x + 1) / 2 ** 11) * 360 - 180
    const [id] = await addAreas(handle, maker, [{ shape: around(east - 0.01, 53.2, 0.05) }])
    const westTile = await tileOf(handle, addressAt(east - 0.01, 53.2, 11))
    const right = await tileOf(handle, addressAt(east + 0.01, 53.2, 11))
    expect([idsOf(westTile.area), idsOf(right.area)]).toEqual([[id], [id]])
    expect([idsOf(westTile.area_point), idsOf(right.area_point)]).toEqual([[id], []])
    const beyond = ({ lines }: Read) => Math.min(...lines.flat().map(({ x }) => x))
    expect(beyond(right.area![0]!)).toBe(-96)
  }),
)

test(
  'readTile: outer rings are clockwise and holes counter-clockwise, also with several parts',
  undone(async (handle, maker) => {
    const [outer, hole, other] = [around(6, 53, 1), around(6, 53, 0.2), around(8, 53, 0.5)].map(ringOf)
    const shape: AreaShape = { type: 'MultiPolygon', coordinates: [[outer!.toReversed(), hole!], [other!]] }
    await addAreas(handle, maker, [{ shape }])
    for (const z of [5, 6]) {
      const { area } = await tileOf(handle, addressAt(6, 53, z))
      const areas = area?.[0]?.lines.map((ring) => twiceArea(ring.flatMap(({ x, y }) => [x, y])))
      expect(areas?.map(Math.sign)).toEqual([1, -1, 1])
      expect(-areas![0]! / areas![1]!).toBeCloseTo(25, -1)
    }
  }),
)

test(
  'readTile: a shape at 180° east is in the last column and not in the first',
  undone(async (handle, maker) => {
    const [id] = await addAreas(handle, maker, [{ shape: around(179.5, 0.5, 1) }])
    const { area, area_point: points } = await tileOf(handle, { z: 7, x: 127, y: 63 })
    expect([idsOf(area), idsOf(points)]).toEqual([[id], [id]])
    expect(Math.max(...area![0]!.lines.flat().map(({ x }) => x))).toBe(4096)
    expect(await tileOf(handle, { z: 7, x: 0, y: 63 })).toEqual({})
  }),
)

test(
  'readTile: a shape thinner than a unit has only a label',
  undone(async (handle, maker) => {
    const [id] = await addAreas(handle, maker, [{ shape: around(6.5, 53.2, 0.5, 0.0001) }])
    const { area, area_point: points } = await tileOf(handle, addressAt(6.5, 53.2, 7))
    expect([idsOf(area), idsOf(points)]).toEqual([[], [id]])
  }),
)

test(
  'readTile: communities appear from their minimum zoom on, and those beyond the limit have a label only',
  undone(async (handle, maker) => {
    const shapes = [around(6.5, 53.2, 0.2), around(6.5, 53.2, 0.5)].map((shape) => ({ shape }))
    const [small, large] = await addLands(handle, maker, shapes)
    expect(await tileOf(handle, addressAt(6.5, 53.2, 2))).toEqual({})
    const limited = await tileOf(handle, addressAt(6.5, 53.2, 9), { ...TILE_LIMITS, communities: 1 })
    expect(limited.community?.map(({ id }) => id)).toEqual([large])
    expect(idsOf(limited.community_point)).toEqual(inOrder([small, large]))
    const { community } = await tileOf(handle, addressAt(6.5, 53.2, 9))
    expect(community?.[0]?.properties).toEqual({ id: large, title: 'Dunes of Texel' })
    expect(community).toHaveLength(2)
  }),
)

test(
  'readTile: an outline with many corners is simplified at a low zoom, and keeps more of its corners at a high zoom',
  undone(async (handle, maker) => {
    const ring = Array.from({ length: 400 }, (_, i): [number, number] => {
      const angle = (i / 400) * 2 * Math.PI
      return [6.5 + 0.05 * Math.cos(angle), 53.2 + 0.03 * Math.sin(angle)]
    })
    await addAreas(handle, maker, [{ shape: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] } }])
    const [far, near] = [await tileOf(handle, addressAt(6.5, 53.2, 9)), await tileOf(handle, addressAt(6.55, 53.2, 14))]
    expect(far.area?.[0]?.lines[0]?.length).toBeLessThan(40)
    expect(near.area?.[0]?.lines[0]?.length).toBeGreaterThan(15)
  }),
)

const counted = ({ area_cell: cells = [] }: Awaited<ReturnType<typeof tileOf>>) =>
  cells.reduce((sum, { properties }) => sum + Number(properties.count), 0)
const ringOf = (shape: AreaShape) => (shape.type === 'Polygon' ? shape.coordinates[0]! : [])
