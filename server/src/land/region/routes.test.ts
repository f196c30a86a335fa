import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { regionKey, regionOf } from '@fieldfare/shared/region.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { PMTiles } from 'pmtiles'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStandIn, type StandIn } from '../../../../tools/standIn/standInServer.ts'
import { readConfig } from '../../platform/config.ts'
import { type BaseMap, baseMapRoutes } from '../basemap/routes.ts'
import { regionRoutes } from './routes.ts'

const VADUZ = regionKey(regionOf([9.49, 47.12, 9.55, 47.16]))
const REGION = `/tiles/regions/${VADUZ}`
let folder: string
let standIn: StandIn
let site: { http: FastifyInstance; maps: BaseMap; regions: { close(): Promise<void> } }

function serve(settings: Record<string, string> = {}) {
  const http = Fastify({ trustProxy: true })
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET: 'a secret that only these tests know of',
    DATA_DIR: folder,
    BASE_MAP: `${standIn.url}/tiles.json`,
    BASE_MAP_OFFLINE: 'on',
    ...settings,
  })
  const maps = baseMapRoutes(http, config, new Registry())
  return { http, maps, regions: regionRoutes(http, config, { againMs: 20 }) }
}
async function stop() {
  await site.regions.close()
  await site.maps.close()
  await site.http.close()
}
async function restart(settings?: Record<string, string>) {
  await stop()
  site = serve(settings)
}
const get = (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers })
const tilesAsked = () => standIn.asked.filter(({ path }) => path.startsWith('/tiles/')).length

/** Repeats the request until the file is made or refused. */
async function made(url = `${REGION}/map`) {
  for (;;) {
    const answer = await get(url)
    if (answer.statusCode !== 202) return answer
    await sleep(20)
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-regions-'))
  standIn = await startStandIn({ slowMs: 300 })
  site = serve()
})
afterEach(async () => {
  await stop()
  await standIn.close()
  await rm(folder, { recursive: true, force: true })
})

describe('GET /tiles/regions: refusals', () => {
  test.each([
    ['/tiles/regions/8623-5750-8626', 400],
    ['/tiles/regions/8626-5750-8623-5753', 400],
    ['/tiles/regions/0-0-16384-0/map', 400],
    ['/tiles/regions/..%2f..%2fsecret/map', 400],
    ['/tiles/regions/8000-5000-8100-5100', 413],
    ['/tiles/regions/8000-5000-8100-5100/map', 413],
    [`${REGION}/other`, 404],
    [`${REGION}/0123456789abcdef.pmtiles`, 404],
    [`${REGION}/..%2f..%2fsecret`, 404],
  ])('GET %s is refused without a request to the upstream', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
    expect(tilesAsked()).toBe(0)
  })

  test.each([
    ['no map', { BASE_MAP: 'off' }],
    ['a map whose makers did not allow it', { BASE_MAP_OFFLINE: 'off' }],
  ])('with %s every region is 404', async (_name, settings) => {
    await restart(settings)
    for (const url of [REGION, `${REGION}/map`]) expect((await get(url)).statusCode).toBe(404)
    expect(tilesAsked()).toBe(0)
  })

  test('a client that requests the sizes of too many regions is refused with 429', async () => {
    await restart({ PEOPLE_PER_ADDRESS: '1' })
    const statuses: number[] = []
    for (let i = 0; i < 40; i++) statuses.push((await get(REGION)).statusCode)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9)
  })

  test('a region whose tiles the upstream does not send is 503', async () => {
    standIn.mode = 'broken'
    expect((await get(REGION)).statusCode).toBe(503)
    expect((await made()).statusCode).toBe(503)
  })
})

describe('GET /tiles/regions/{region}/map', () => {
  test('a region becomes a file that the PMTiles library reads, with the same tiles as the map', async () => {
    const { tiles, bytes: estimated } = (await get(REGION)).json()
    expect(tiles).toBe(39)
    const begun = await get(`${REGION}/map`)
    expect([begun.statusCode, begun.headers['retry-after'], begun.json().tiles]).toEqual([202, '1', 39])
    const { file, bytes } = (await made()).json()
    const whole = await get(`${REGION}/${file}.pmtiles`)
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
      200,
      'application/vnd.pmtiles',
      bytes,
    ])
    expect(estimated / bytes).toBeGreaterThan(0.3)
    expect(estimated / bytes).toBeLessThan(3)
    const archive = new PMTiles({
      getKey: () => 'range',
      async getBytes(offset, length) {
        const part = await get(`${REGION}/${file}.pmtiles`, { range: `bytes=${offset}-${offset + length - 1}` })
        expect(part.statusCode).toBe(206)
        return { data: Uint8Array.from(part.rawPayload).buffer }
      },
    })
    const tile = await archive.getZxy(14, 8625, 5753)
    const shown = await get('/tiles/base/14/8625/5753')
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).equals(gunzipSync(shown.rawPayload))).toBe(true)
  })

  test('two large regions of different clients together request no more tiles a second from the upstream than the limit for all regions', async () => {
    for (const region of ['8610-5740-8624-5754', '8625-5740-8639-5754'])
      expect(
        (await get(`/tiles/regions/${region}/map`, { 'x-forwarded-for': `203.0.113.${region[3]}` })).statusCode,
      ).toBe(202)
    await sleep(600)
    expect(tilesAsked()).toBeGreaterThan(100)
    expect(tilesAsked()).toBeLessThan(230)
  })

  test('a range beyond the end of the file of a region is 416', async () => {
    const { file, bytes } = (await made()).json()
    expect((await get(`${REGION}/${file}.pmtiles`, { range: `bytes=${bytes}-` })).statusCode).toBe(416)
  })

  test('the file of a region is made once for concurrent requests, and stays after a restart', async () => {
    const answers = await Promise.all([made(), made(), made()])
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill(answers[0]?.json()))
    const asked = tilesAsked()
    // The region has 39 tiles, and the nature tile of the lowest zoom is made of four more.
    expect(asked).toBeLessThanOrEqual(43)
    await restart()
    expect((await get(`${REGION}/map`)).statusCode).toBe(200)
    expect(tilesAsked()).toBe(asked)
  })

  test('the file of a region is made again after a week, but stays in use while the upstream is away', async () => {
    const { file } = (await made()).json()
    const path = join(folder, 'regions', `${VADUZ}.${file}.pmtiles`)
    const old = new Date(Date.now() - 8 * 24 * 3600 * 1000)
    await utimes(path, old, old)
    expect((await get(`${REGION}/map`)).statusCode).toBe(202)
    expect((await made()).json().file).toBe(file)
    expect(await readdir(join(folder, 'regions'))).toEqual([`${VADUZ}.${file}.pmtiles`])
    await utimes(path, old, old)
    await rm(join(folder, 'tiles'), { recursive: true, force: true })
    await restart()
    standIn.mode = 'broken'
    await get(`${REGION}/map`)
    await expect.poll(async () => (await get(`${REGION}/map`)).statusCode).toBe(200)
  })

  test('a server that stops while it is making the file of a region leaves no file behind', async () => {
    standIn.mode = 'slow'
    expect((await get(`${REGION}/map`)).statusCode).toBe(202)
    await sleep(100)
    await restart()
    expect(await readdir(join(folder, 'regions')).catch(() => [])).toEqual([])
  })
})
