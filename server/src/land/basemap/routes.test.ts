import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import Fastify, { type FastifyInstance } from 'fastify'
import { PbfReader } from 'pbf'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStandIn, type StandIn, type StandInMode } from '../../../../tools/standIn/standInServer.ts'
import { readConfig } from '../../platform/config.ts'
import { type BaseMap, baseMapRoutes } from './routes.ts'

const VADUZ = '/tiles/base/14/8625/5753'
const PHOTO = '/tiles/aerial/15/17250/11506'
let folder: string
let standIn: StandIn
let site: { http: FastifyInstance; maps: BaseMap; metrics: Registry }

/** Builds a server with the routes of tiles only. */
function serve(settings: Record<string, string> = {}) {
  const http = Fastify({ trustProxy: true })
  const metrics = new Registry()
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET: 'a secret that only these tests know of',
    DATA_DIR: folder,
    PUBLIC_URL: 'https://areas.example',
    SUPPORT_ADDRESS: 'help@areas.example',
    BASE_MAP: `${standIn.url}/tiles.json`,
    AERIAL: `${standIn.url}/aerial/{z}/{x}/{y}.jpeg`,
    ...settings,
  })
  return { http, maps: baseMapRoutes(http, config, metrics), metrics }
}
const restart = async (settings?: Record<string, string>) => {
  await site.maps.close()
  await site.http.close()
  site = serve(settings)
}
const get = (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers })
const tilesAsked = () => standIn.asked.filter(({ path }) => /^\/(tiles|moved|aerial)\//.test(path))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-tiles-'))
  standIn = await startStandIn({ slowMs: 300 })
  site = serve()
})
afterEach(async () => {
  await site.maps.close()
  await site.http.close()
  await standIn.close()
  await rm(folder, { recursive: true, force: true })
})

describe('GET /tiles: refusals', () => {
  test.each([
    ['/tiles/base/15/1/1', 404],
    ['/tiles/base/3/8/1', 404],
    ['/tiles/base/3/-1/1', 400],
    ['/tiles/base/03/1/1', 400],
    ['/tiles/base/3/1/1.pbf', 400],
    ['/tiles/base/3/1/..%2f1', 400],
    ['/tiles/nature/5/1/1', 404],
    ['/tiles/nature/9/1/1', 404],
    ['/tiles/aerial/21/1/1', 404],
    ['/tiles/elsewhere/1/1/1', 404],
  ])('GET %s is refused without a request to the upstream', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
    expect(standIn.asked).toEqual([])
  })

  test('a tile of a layer that is off is 404', async () => {
    await restart({ BASE_MAP: 'off', AERIAL: 'off' })
    expect((await get(VADUZ)).statusCode).toBe(404)
    expect((await get(PHOTO)).statusCode).toBe(404)
    expect(await site.maps.offers()).toEqual({ baseMap: null, aerial: null })
  })

  test.each<[StandInMode]>([['broken'], ['html'], ['large'], ['redirecting']])(
    'a tile is 503 and not cached while the upstream is in mode %s',
    async (mode) => {
      standIn.mode = mode
      for (const url of [VADUZ, PHOTO]) {
        const answer = await get(url)
        expect({ status: answer.statusCode, keep: answer.headers['cache-control'] }).toEqual({
          status: 503,
          keep: 'no-store',
        })
      }
      standIn.mode = 'ok'
      for (const url of [VADUZ, PHOTO]) expect((await get(url)).statusCode).toBe(200)
    },
  )

  test('an upstream that keeps failing is requested only five times', async () => {
    standIn.mode = 'broken'
    for (let x = 0; x < 40; x++) expect((await get(`/tiles/base/10/${x}/5`)).statusCode).toBe(503)
    expect(tilesAsked().length).toBe(5)
  })

  test('a tile outside the bounds or zooms of the upstream is 204 without a request', async () => {
    expect((await get('/tiles/aerial/20/552000/368196')).statusCode).toBe(204)
    await restart({ AERIAL: 'pdok' })
    // The photo lies outside the Netherlands.
    expect((await get(PHOTO)).statusCode).toBe(204)
    expect(tilesAsked()).toEqual([])
  })

  test('a single tile that always fails does not block the other tiles', async () => {
    await get(VADUZ)
    standIn.mode = 'html'
    for (let i = 0; i < 10; i++) expect((await get('/tiles/base/14/8624/5753')).statusCode).toBe(503)
    standIn.mode = 'ok'
    expect((await get('/tiles/base/14/8626/5753')).statusCode).toBeLessThan(300)
  })

  test('tiles for which the upstream answers 400 are 204 and do not count as failures of the upstream', async () => {
    standIn.mode = 'refusing'
    for (let x = 0; x < 10; x++) expect((await get(`/tiles/base/10/${x}/5`)).statusCode).toBe(204)
  })

  test('an IP address that requests a thousand tiles gets 429, and another IP address gets its tile', async () => {
    await restart({ PEOPLE_PER_ADDRESS: '1' })
    const from = (ip: string, url: string) => get(url, { 'x-forwarded-for': ip })
    const many = Array.from({ length: 1000 }, (_, i) => from('203.0.113.1', `/tiles/base/12/${i}/5`))
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([204, 429]))
    expect(statuses.filter((status) => status === 204).length).toBeLessThan(250)
    expect((await from('203.0.113.2', VADUZ)).statusCode).toBe(200)
  })
})

describe('GET /tiles: tiles', () => {
  test('a thousand concurrent requests of one tile make one upstream request, with our user agent, and all return the tile with a ground layer', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(VADUZ)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(tilesAsked()).toEqual([
      {
        path: '/tiles/14/8625/5753.pbf',
        agent: expect.stringMatching(/^Fieldfare\/\d.*\(https:\/\/areas\.example; help@areas\.example\)$/),
        referer: 'https://areas.example/',
      },
    ])
    const [answer] = answers
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=86400',
    })
    const { layers } = new VectorTile(new PbfReader(gunzipSync(answer?.rawPayload ?? '')))
    expect(Object.keys(layers)).toEqual(expect.arrayContaining(['ground', 'building', 'transportation', 'place']))
    const revalidated = await get(VADUZ, { 'if-none-match': String(answer?.headers.etag) })
    expect(revalidated.statusCode).toBe(304)
  })

  test('a tile that the upstream lacks is 204 and requested once', async () => {
    for (let i = 0; i < 2; i++) expect((await get('/tiles/base/12/1/1')).statusCode).toBe(204)
    expect(tilesAsked()).toHaveLength(1)
  })

  test('a tile is served from disk after a restart while the upstream is broken', async () => {
    const body = (await get(VADUZ)).rawPayload
    const photo = (await get(PHOTO)).rawPayload
    await sleep(50)
    standIn.mode = 'broken'
    await restart()
    const again = await get(VADUZ)
    expect({ status: again.statusCode, same: again.rawPayload.equals(body) }).toEqual({ status: 200, same: true })
    const air = await get(PHOTO)
    expect({ type: air.headers['content-type'], same: air.rawPayload.equals(photo) }).toEqual({
      type: 'image/jpeg',
      same: true,
    })
  })

  test('a tile whose path the upstream has changed is fetched from the path in the new TileJSON', async () => {
    expect((await get(VADUZ)).statusCode).toBe(200)
    standIn.mode = 'versioned'
    await restart()
    expect((await get('/tiles/base/13/4312/2876')).statusCode).toBe(200)
    expect(tilesAsked().at(-1)?.path).toBe('/moved/13/4312/2876.pbf')
  })

  test('tiles are served from memory when the disk is not writable', async () => {
    await restart({ DATA_DIR: '/dev/null' })
    expect((await get(VADUZ)).statusCode).toBe(200)
    expect((await get(VADUZ)).statusCode).toBe(200)
    expect(tilesAsked()).toHaveLength(1)
  })

  test('the metrics count tiles by their origin', async () => {
    for (let i = 0; i < 3; i++) await get(VADUZ)
    const metrics = await site.metrics.metrics()
    expect(metrics).toContain('passed_tiles_total{layer="base",origin="upstream"} 1')
    expect(metrics).toContain('passed_tiles_total{layer="base",origin="memory"} 2')
  })
})

test('offers: concurrent calls all return the base map of an upstream whose TileJSON has to be requested first', async () => {
  const offers = await Promise.all([site.maps.offers(), site.maps.offers(), site.maps.offers()])
  for (const { baseMap } of offers) expect(baseMap?.schema).toBe('openmaptiles')
})

test('offers: offline use of the base map depends on BASE_MAP_OFFLINE or, without it, on the known terms of the service', async () => {
  const offline = async (settings: Record<string, string>) => {
    await restart(settings)
    return (await site.maps.offers()).baseMap?.offline
  }
  expect(await offline({})).toBe(false)
  expect(await offline({ BASE_MAP_OFFLINE: 'on' })).toBe(true)
  expect(await offline({ BASE_MAP: 'versatiles' })).toBe(false)
  expect(await offline({ BASE_MAP: 'openfreemap' })).toBe(true)
  expect(await offline({ BASE_MAP: 'openfreemap', BASE_MAP_OFFLINE: 'off' })).toBe(false)
})

test('offers: the base map and aerial layer have the bounds, zooms and attribution of the upstream', async () => {
  const { baseMap, aerial } = await site.maps.offers()
  expect(baseMap).toMatchObject({
    schema: 'openmaptiles',
    maxzoom: 14,
    bounds: [9.471078, 47.04774, 9.636217, 47.27128],
  })
  expect(baseMap?.attribution).toContain('OpenStreetMap')
  expect(aerial).toMatchObject({ maxzoom: 19 })
  await restart({ MAP_STYLE_URL: 'https://maps.example/style.json' })
  expect((await site.maps.offers()).baseMap).toBeNull()
})

test('offers: returns a known aerial service before its first answer, and null for a base map whose upstream is unreachable', async () => {
  await restart({ BASE_MAP: 'http://127.0.0.1:1/tiles.json', AERIAL: 'pdok' })
  const { baseMap, aerial } = await site.maps.offers()
  expect(baseMap).toBeNull()
  expect(aerial?.attribution).toContain('Beeldmateriaal')
})
