import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkGeometry, countCorners, partsOfShape, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startStandIn, type StandIn } from '../../../../tools/standIn/standInServer.ts'
import { type BaseTiles, baseMapRoutes } from '../basemap/routes.ts'
import { readConfig } from '../../platform/config.ts'
import { makeMapBorders, type MapBorderLimits } from './mapBorders.ts'
import { type Drawn, drawnTiles, roundOf } from '../../testing/testBorderTiles.ts'

const LIMITS: MapBorderLimits = { tiles: 64, zooms: 2, waitMs: 20_000, workMs: 20_000 }
/** A point in the reserve Bangs - Matschels, near a corner where four tiles meet. */
const BANGS: Position = [9.5536, 47.2732]
/**
 * The hectares of the reserve in its five tiles: the pieces cut at the tiles' edges, added up in the tiles' units, times the scale of the
 * ellipsoid in the middle of the reserve.
 */
const RESERVE_HA = 317.94
const PLACE: Position = [9.5, 47]

const troubles: unknown[] = []
function bordersOf(tiles: BaseTiles | null, limits: Partial<MapBorderLimits> = {}) {
  troubles.length = 0
  const borders = makeMapBorders(async () => tiles, (error) => troubles.push(error), { ...LIMITS, ...limits }) // oxfmt-ignore
  onTestFinished(() => borders.close())
  return (at: Position = PLACE) => borders.at(at, 'somebody')
}

/** Starts a stand-in for the map service and returns its tiles, passed through the real cache and limits. */
async function standInTiles(): Promise<{ standIn: StandIn; tiles: BaseTiles }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-borders-'))
  const standIn = await startStandIn({ slowMs: 300 })
  const http = Fastify()
  const env = { NODE_ENV: 'test', SECRET: 's'.repeat(32), DATA_DIR: folder, BASE_MAP: `${standIn.url}/tiles.json` }
  const map = baseMapRoutes(http, readConfig(env), new Registry())
  onTestFinished(async () => {
    await map.close()
    await http.close()
    await standIn.close()
    await rm(folder, { recursive: true, force: true })
  })
  const tiles = await map.tiles()
  if (!tiles) throw new Error('there is no map')
  return { standIn, tiles }
}

const wood = (rings: Position[][], id?: Drawn['id']): Drawn => ({ layer: 'landcover', properties: { class: 'wood' }, rings, id }) // oxfmt-ignore
/** Matches the hectares of a round wood within half a percent: the test draws circles on a sphere. */
const round = (metres: number) => ({ asymmetricMatch: (ha: number) => Math.abs(ha / ((Math.PI * metres ** 2) / 1e4) - 1) < 0.005 }) // oxfmt-ignore

/** Counts the corners on the edges of tiles of zoom 14. */
const seamCorners = (positions: Position[]) =>
  positions.filter(([lng, lat]) => {
    const row = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
    return [(lng + 180) / 360, row].some((share) => Math.abs(share * 2 ** 14 - Math.round(share * 2 ** 14)) < 1e-5)
  }).length

describe('makeMapBorders: no borders', () => {
  test('without a map or a shape under the point the answer is empty and complete', async () => {
    expect(await bordersOf(null)()).toEqual({ borders: [], state: 'whole' })
    const tiles = drawnTiles([wood([roundOf([9.6, 47], 500)], 7), { ...wood([roundOf(PLACE, 50)]), properties: { class: 'urban' } }]) // oxfmt-ignore
    expect(await bordersOf(tiles)()).toEqual({ borders: [], state: 'whole' })
  })

  test.each(['broken', 'html', 'large', 'redirecting'] as const)(
    'while the map service is %s, the answer is empty and partial; once the service works again, borders are found',
    async (mode) => {
      const { standIn, tiles } = await standInTiles()
      standIn.mode = mode
      expect(await bordersOf(tiles)(BANGS)).toEqual({ borders: [], state: 'partial' })
      standIn.mode = 'ok'
      expect((await bordersOf(tiles)(BANGS)).borders).not.toEqual([])
    },
  )

  test('if tiles do not arrive, the answer is partial once workMs is over, and pending if waitMs is over earlier', async () => {
    const never = { ...drawnTiles([]), get: () => new Promise<never>(() => undefined) }
    expect(await bordersOf(never, { workMs: 50 })()).toEqual({ borders: [], state: 'partial' })
    expect(await bordersOf(never, { waitMs: 20, workMs: 60 })()).toEqual({ borders: [], state: 'pending' })
  })

  test('if a neighbouring tile is broken, the answer is empty and partial', async () => {
    const tiles = drawnTiles([wood([roundOf(PLACE, 1500)], 7)])
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x1a))
    for (const body of [Buffer.from('no gzip'), gzipSync('no tile'), bomb]) {
      const get: BaseTiles['get'] = async (address, client) => {
        const tile = await tiles.get(address, client)
        return tiles.asked.length > 1 ? { ...tile, body } : tile
      }
      tiles.asked.length = 0
      expect(await bordersOf({ ...tiles, get })()).toEqual({ borders: [], state: 'partial' })
      expect(troubles).not.toEqual([])
    }
  })

  test('a shape over too many tiles and a tiny shape give no border', async () => {
    const large = drawnTiles([wood([roundOf(PLACE, 60_000)], 7), wood([roundOf(PLACE, 8)], 8)])
    expect(await bordersOf(large)()).toEqual({ borders: [], state: 'whole' })
    expect(new Set(large.asked).size).toBeLessThanOrEqual(3 * 64)
  })
})

describe('makeMapBorders: a border over several tiles', () => {
  test('the pieces of a reserve with one id in five tiles are united without seams', async () => {
    const { standIn, tiles } = await standInTiles()
    const { borders, state } = await bordersOf(tiles)(BANGS)
    expect(state).toBe('whole')
    const reserve = borders.find(({ kind }) => kind === 'reserve')
    expect(reserve).toMatchObject({
      id: 'park/2199023261611',
      name: 'Bangs - Matschels',
      source: 'OpenStreetMap',
      licence: 'ODbL 1.0',
      simplified: false,
    })
    expect(checkGeometry(reserve?.shape)).toMatchObject({ ok: true })
    // The sum of the pieces in the five tiles, calculated by hand in the tiles' own units.
    expect(reserve?.hectares).toBeCloseTo(RESERVE_HA, 0)
    expect(partsOfShape(reserve!.shape).map((part) => part.length)).toEqual([1])
    // Three corners lie where the map's data ends, and one where the reserve's border itself bends at a seam.
    expect(seamCorners(partsOfShape(reserve!.shape).flat(2))).toBe(4)
    expect(standIn.asked.filter(({ path }) => path.startsWith('/tiles/')).length).toBeLessThanOrEqual(64)
  })

  test.each<[string, Drawn['id']]>([
    ['under one id', 7],
    ['without ids', undefined],
    ['with an id in some tiles', ({ x, y }) => ((x + y) % 2 ? 7 : 0)],
  ])(
    'the pieces of a wood %s are united, with the clearing as a hole and without the neighbouring wood',
    async (_, id) => {
      const [lng, lat] = PLACE
      const clearing = roundOf([lng + 0.01, lat + 0.005], 700).toReversed()
      const beside = roundOf([lng + 0.06, lat], 1400)
      const find = bordersOf(drawnTiles([wood([roundOf(PLACE, 3000), clearing], id), wood([beside], id && 8)]))
      const { borders } = await find([lng - 0.02, lat])
      expect(borders).toHaveLength(1)
      expect(borders[0]).toMatchObject({ kind: 'wood', name: '', simplified: false })
      expect(borders[0]?.hectares).toEqual(round(Math.sqrt(3000 ** 2 - 700 ** 2)))
      expect(partsOfShape(borders[0]!.shape).map((part) => part.length)).toEqual([2])
      expect((await find([lng + 0.01, lat + 0.005])).borders).toEqual([])
    },
  )

  test('a border over more than 64 tiles is read at a lower zoom', async () => {
    const tiles = drawnTiles([wood([roundOf(PLACE, 12_000)], 7)])
    const { borders } = await bordersOf(tiles)()
    expect(borders[0]?.hectares).toEqual(round(12_000))
    expect(tiles.asked.at(-1)).toMatch(/^13|^12/)
  })

  test('a border of 100,000 vertices is simplified below the limit and marked simplified', async () => {
    const tiles = drawnTiles([wood([roundOf(PLACE, 3000, 100_000, 3)], 7)])
    const [found] = (await bordersOf(tiles)()).borders
    expect(found?.simplified).toBe(true)
    expect(countCorners(found!.shape)).toBeLessThanOrEqual(VERTICES_MAX)
    expect(checkGeometry(found?.shape)).toMatchObject({ ok: true })
    expect(found?.hectares).toEqual(round(3000))
  })

  test('a border is computed once and reused for other points inside the same border', async () => {
    const tiles = drawnTiles([wood([roundOf(PLACE, 3000)], 7)])
    const find = bordersOf(tiles)
    const [lng, lat] = PLACE
    const [first, second] = await Promise.all([find(), find()])
    expect(second).toEqual(first)
    const before = tiles.asked.length
    expect((await find([lng + 0.03, lat])).borders).toEqual(first.borders)
    // Only the tile with the other point is read.
    expect(tiles.asked.length).toBe(before + 1)
  })
})

test('makeMapBorders: returns the overlapping areas of nature at a point, smallest first, and no rivers or buildings', async () => {
  const drawn = (layer: string, properties: Record<string, string>, metres: number, id: number): Drawn => ({ layer, properties, rings: [roundOf(PLACE, metres)], id }) // oxfmt-ignore
  const { borders } = await bordersOf(
    drawnTiles([
      drawn('park', { class: 'nature_reserve', name: 'Die Au', 'name:nl': 'De Au' }, 900, 11),
      drawn('park', { class: 'naturschutzgebiet', name: 'Die Au' }, 900, 12),
      drawn('landcover', { class: 'grass', subclass: 'heath' }, 500, 13),
      drawn('water', { class: 'lake' }, 200, 14),
      drawn('water', { class: 'river' }, 300, 15),
      drawn('building', { class: 'wood' }, 100, 16),
    ]),
  )()
  expect(borders.map(({ kind, name, names }) => [kind, name, names])).toEqual([
    ['lake', '', undefined],
    ['heath', '', undefined],
    ['reserve', 'Die Au', expect.anything()],
  ])
  expect(borders[2]?.names).toEqual({ nl: 'De Au' })
})

test.each([
  ['shortbread', 'land', { kind: 'forest' }],
  ['protomaps', 'landuse', { kind: 'wood' }],
] as const)('makeMapBorders: woods without ids are found in the schema %s', async (schema, layer, properties) => {
  const tiles = drawnTiles([{ layer, properties, rings: [roundOf(PLACE, 2000)] }], schema)
  const [found] = (await bordersOf(tiles)()).borders
  expect(found).toMatchObject({ kind: 'wood', hectares: round(2000) })
})
