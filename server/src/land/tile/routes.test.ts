import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoadControl } from '../../platform/call/loadControl.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { onPrimary } from '../../platform/db/reading.ts'
import { type TestDatabase, borrowTestDatabase } from '../../testing/engines.ts'
import { tileRoutes } from './routes.ts'
import { addAreas, addPerson, around, addressAt, decode } from '../../testing/testTiles.ts'

let db: TestDatabase
let http: FastifyInstance
const load = { tile: <T>(_client: string, task: () => Promise<T>) => task() } as LoadControl
let tiles: { close(): Promise<void> }
let reads = 0
const TILE = addressAt(6.5, 53.2, 9)
const address = ({ z, x, y }: typeof TILE) => `/tiles/areas/${z}/${x}/${y}.pbf`

beforeAll(async () => {
  db = await borrowTestDatabase()
  const maker = await addPerson(db.kysely)
  await addAreas(db.kysely, maker, [{ shape: around(6.5, 53.2, 0.3), title: 'By the lake' }])
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: db.pool }), log: () => void reads++ })
  http = Fastify()
  tiles = tileRoutes(http, { db: { ...db, reading: onPrimary(kysely) }, load })
})
afterAll(async () => {
  await http.close()
  await tiles.close()
  await db.close()
})

const refusal = (code: string, httpStatus: number) => ({
  error: { message: code, data: { code, httpStatus, issues: [] } },
})

test.each([
  ['/tiles/areas/99/0/0.pbf', 'not-found', 404],
  ['/tiles/areas/9/512/0.pbf', 'not-found', 404],
  ['/tiles/areas/here/0/0.pbf', 'bad-input', 400],
  ['/tiles/areas/9/0/0.json', 'bad-input', 400],
  ['/tiles/areas/9/%00/0.pbf', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?levels=moon', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?land=Texel', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?rating=7&rating=8', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?rating=11', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?rating=', 'bad-input', 400],
  ['/tiles/areas/9/0/0.pbf?from=2026&to=2025', 'bad-input', 400],
])('GET %s is refused', async (url, code, status) => {
  const answer = await http.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(refusal(code, status))
})

test('GET /tiles/areas: during a database outage a tile is 503 and not cached', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const lonely = Fastify()
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const away = tileRoutes(lonely, { db: { ...db, pool, reading: onPrimary(kysely) }, load })
  const answer = await lonely.inject(address(TILE))
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual(refusal('unavailable', 503))
  expect(answer.headers['cache-control']).toBeUndefined()
  await away.close()
  await lonely.close()
  await pool.end()
})

test('GET /tiles/areas: an empty tile is 204 and cached for 30 seconds', async () => {
  const answer = await http.inject('/tiles/areas/9/0/0.pbf')
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['cache-control']).toBe('public, max-age=30')
})

test('GET /tiles/areas: a tile is gzipped, is cached for 30 seconds, and is the same with and without a session', async () => {
  const answer = await http.inject(address(TILE))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=30',
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const { area } = decode(gunzipSync(answer.rawPayload))
  expect(area?.map(({ properties }) => properties.title)).toEqual(['By the lake'])
  expect(Object.keys(area?.[0]?.properties ?? {})).toEqual(['id', 'level', 'title', 'rating'])
  const another = await http.inject({ url: address(TILE), headers: { cookie: 'session=somebody' } })
  expect(another.rawPayload.equals(answer.rawPayload)).toBe(true)
})

test('GET /tiles/areas: tiles are cached per filter, and equivalent filters share one tile', async () => {
  const url = address(addressAt(6.5, 53.2, 8))
  const before = reads
  const titles = async (query: string) => {
    const answer = await http.inject(`${url}?${query}`)
    return decode(gunzipSync(answer.rawPayload)).area?.map(({ properties }) => properties.title)
  }
  expect(await titles('levels=living area,world&rating=8')).toEqual(['By the lake'])
  expect(await titles('rating=8&levels=world,living%20area')).toEqual(['By the lake'])
  expect(reads - before).toBe(1)
  expect((await http.inject(`${url}?rating=9`)).statusCode).toBe(204)
  expect(reads - before).toBe(2)
})

test('GET /tiles/areas: a request with the current ETag is 304', async () => {
  const { etag } = (await http.inject(address(TILE))).headers
  for (const known of [String(etag), `W/${etag}`, `"old", ${etag}`, '*']) {
    const answer = await http.inject({ url: address(TILE), headers: { 'if-none-match': known } })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
    expect(answer.headers.etag).toBe(etag)
  }
  const stale = await http.inject({ url: address(TILE), headers: { 'if-none-match': '"old"' } })
  expect(stale.statusCode).toBe(200)
})

test('GET /tiles/areas: concurrent and later requests of a tile share one read of the database', async () => {
  const url = address(addressAt(6.5, 53.2, 10))
  const before = reads
  const answers = await Promise.all(Array.from({ length: 20 }, () => http.inject(url)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await http.inject(url)
  expect(reads - before).toBe(1)
})
