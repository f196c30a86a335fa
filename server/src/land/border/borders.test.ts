import type { Borders } from '@fieldfare/shared/border.ts'
import { checkGeometry, countCorners, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { square, useWorld } from '../../testing/world.ts'
import { importBorders } from './importBorders.ts'
import type { MapBorderLimits } from './mapBorders.ts'
import type { RegisterBorder } from './registerFile.ts'
import { borderRoutes } from './routes.ts'
import { type Drawn, drawnTiles, roundOf } from '../../testing/testBorderTiles.ts'

const { lasting, app } = useWorld()
const MAP_LIMITS: MapBorderLimits = { tiles: 64, zooms: 2, waitMs: 20_000, workMs: 20_000 }
const facts = { source: 'Reserves', licence: 'CC0 1.0', kind: 'reserve', dated: '2026-11-22' }
const border = (name: string, ...shapes: RegisterBorder['shapes']): RegisterBorder => ({ ref: name, name, shapes })
const bring = (borders: RegisterBorder[], said = facts) => importBorders(lasting().deps.db.kysely, said, borders)
const get = (query: string) => app().http.inject({ method: 'GET', url: `/api/borders${query}` })
const bordersAt = async (lng: number, lat: number) => (await get(`?lng=${lng}&lat=${lat}`)).json<Borders>().borders

/** Returns a circle with a ragged outline of so many corners. */
const ragged = (corners: number) => {
  const ring = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI
    const radius = 0.2 + 0.0002 * Math.sin(turn * 997)
    return [5 + radius * Math.cos(turn), 53 + radius * Math.sin(turn)]
  })
  return { type: 'Polygon' as const, coordinates: [[...ring, ring[0]]] }
}

beforeEach(async () => void (await sql`delete from border`.execute(lasting().deps.db.kysely)))

test.each([
  ['', 'required'],
  ['?lng=5', 'required'],
  ['?lng=&lat=53', 'required'],
  ['?lng=5&lat=noord', 'type'],
  ['?lng=0x5&lat=53', 'type'],
  ['?lng=5&lng=6&lat=53', 'type'],
  ['?lng=5e2&lat=53', 'type'],
  ['?lng=181&lat=53', 'range'],
  ['?lng=5&lat=86', 'range'],
])('GET /api/borders: an invalid point is refused: %s', async (query, key) => {
  const answer = await get(query)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { data: { code: 'bad-input', issues: [{ key }] } } })
})

test('GET /api/borders: returns the borders under the point with their source, the smallest first', async () => {
  await bring([
    border('Large', square(5, 53, 0.1)),
    border('Small', square(5.01, 53.01, 0.01)),
    border('Far', square(9, 50)),
  ])
  const found = await bordersAt(5.015, 53.015)
  expect(found.map(({ name }) => name)).toEqual(['Small', 'Large'])
  expect(found[0]).toMatchObject({
    kind: 'reserve',
    source: 'Reserves',
    licence: 'CC0 1.0',
    dated: '2026-11-22',
    simplified: false,
  })
  expect(found[0]?.hectares).toBeCloseTo(74.7, 0)
  expect(await bordersAt(5.2, 53.2)).toEqual([])
  expect(await bordersAt(0, 0)).toEqual([])
})

test('importBorders: a repeated import replaces only the borders of the same source', async () => {
  await bring([border('Large', square(5, 53, 0.1)), border('Gone', square(6, 53))])
  await bring([border('Large', square(5, 53, 0.2))], { ...facts, source: 'Parks' })
  const [before] = (await bordersAt(5.01, 53.01)).filter(({ source }) => source === 'Reserves')
  for (let i = 0; i < 2; i++)
    expect(await bring([border('Large', square(5, 53, 0.05))])).toMatchObject({ kept: 1, removed: i === 0 ? 1 : 0 })
  const found = await bordersAt(5.01, 53.01)
  expect(found.map(({ source }) => source)).toEqual(['Reserves', 'Parks'])
  expect(found[0]?.id).toBe(before?.id)
  expect(found[0]?.shape).toEqual(square(5, 53, 0.05))
  expect(await bordersAt(6.001, 53.001)).toEqual([])
})

test('importBorders: a border without a valid shape is reported by name as left out, and no stored border is removed', async () => {
  await bring([border('Large', square(5, 53, 0.1))])
  const line = { type: 'Polygon' as const, coordinates: [[[5, 53], [6, 53], [5, 53], [5, 53]]] } // oxfmt-ignore
  expect(await bring([border('A line', line)])).toMatchObject({ kept: 0, leftOut: ['A line'], removed: 0 })
  expect(await bordersAt(5.01, 53.01)).toHaveLength(1)
})

test('importBorders: borders that cross or touch themselves or have several parts become valid shapes', async () => {
  const bow = { type: 'Polygon' as const, coordinates: [[[5, 53], [5.1, 53.1], [5.1, 53], [5, 53.1], [5, 53]]] } // oxfmt-ignore
  const pieces = [square(7, 53, 0.1), square(7.1, 53.1, 0.1), square(7.05, 53.05, 0.01)]
  const done = await bring([border('Bow', bow), border('Pieces', ...pieces)])
  expect(done).toMatchObject({ kept: 2, leftOut: [] })
  const [[bowed], [pieced]] = [await bordersAt(5.09, 53.05), await bordersAt(7.02, 53.02)]
  for (const one of [bowed, pieced]) expect(checkGeometry(one?.shape)).toMatchObject({ ok: true })
  expect(pieced?.hectares).toBeCloseTo(2 * 7470, -2)
})

test('importBorders: a border of 100,000 vertices is simplified below the limit and marked simplified', async () => {
  const done = await bring([border('Ragged', ragged(100_000))])
  expect(done.simplified).toEqual(['Ragged'])
  const [found] = await bordersAt(5, 53)
  expect(found?.simplified).toBe(true)
  expect(countCorners(found!.shape)).toBeLessThanOrEqual(VERTICES_MAX)
  expect(checkGeometry(found?.shape)).toMatchObject({ ok: true })
  // The surface may differ from that of a circle of 0.2 degrees by a hundredth.
  const circle = Math.PI * 0.2 ** 2 * 111.3 * 111.3 * Math.cos((53 * Math.PI) / 180) * 100
  expect(Math.abs((found?.hectares ?? 0) / circle - 1)).toBeLessThan(0.01)
})

test('GET /api/borders: borders of registers come before borders of the map, and a reserve that both have is returned once', async () => {
  const [place, http] = [[5.05, 53.05] as Position, Fastify()]
  const drawn = (layer: string, properties: Record<string, string>, metres: number): Drawn => ({
    layer,
    properties,
    rings: [roundOf(place, metres)],
  })
  const heath = drawn('landcover', { class: 'grass', subclass: 'heath' }, 400)
  const tiles = drawnTiles([
    drawn('park', { class: 'nature_reserve', name: 'Large' }, 800),
    drawn('park', { class: 'national_park', name: 'About as large' }, 4925),
    drawn('park', { class: 'nature_reserve', name: 'Another' }, 1500),
    heath,
  ])
  const { close } = borderRoutes(http, lasting().deps, { tiles: async () => tiles }, MAP_LIMITS)
  onTestFinished(async () => {
    await close()
    await http.close()
  })
  await bring([border('Large', square(5, 53, 0.1))])
  const answer = await http.inject('/api/borders?lng=5.05&lat=53.05')
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  expect(answer.json<Borders>().borders.map(({ name, kind, source }) => [name, kind, source])).toEqual([
    ['Large', 'reserve', 'Reserves'],
    ['', 'heath', 'OpenStreetMap'],
    ['Another', 'reserve', 'OpenStreetMap'],
  ])
})

test('the query for borders under a point uses the spatial index', async () => {
  const { kysely } = lasting().deps.db
  await sql`insert into border (source, ref, name, kind, licence, dated, geom, simplified)
    select 'Many', i::text, 'Reserve', 'reserve', 'CC0', '2026-01-01',
      ST_MakeEnvelope(i % 60, i / 60, i % 60 + 0.5, i / 60 + 0.5, 4326), false
    from generate_series(1, 3000::integer) i`.execute(kysely)
  await sql`analyze border`.execute(kysely)
  const { rows } = await sql<Record<string, string>>`explain select id from border
    where ST_Intersects(geom, ST_SetSRID(ST_MakePoint(5.1, 5.1), 4326)) order by area_m2`.execute(kysely)
  expect(JSON.stringify(rows)).toContain('border_geom_idx')
})
