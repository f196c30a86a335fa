// Measures a border of the detailed map that is put together from five tiles, and cached tiles of that map, against a
// bare server that sends the same bytes. The tiles come from the stand-in (tools/standIn) of the map's service.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { type BaseTiles, baseMapRoutes } from '../server/src/land/basemap/routes.ts'
import { makeMapBorders, type MapBorderLimits } from '../server/src/land/border/mapBorders.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { freePort } from '../tools/freePort.mjs'
import { startStandIn } from '../tools/standIn/standInServer.ts'
import { onEachEngine, type Place } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { Running } from './running.ts'

const ROUNDS = 40
/** A position in a reserve that extends over five tiles of zoom 14. */
const [LNG, LAT] = [9.5536, 47.2732]
const TILE = '/tiles/base/14/8625/5753'
const READS = 2000
const CROWD = 1000
const LIMITS: MapBorderLimits = { tiles: 64, zooms: 2, waitMs: 20_000, workMs: 20_000 }
const BARE = `const body = require('node:fs').readFileSync(process.env.BODY)
require('node:http').createServer((_, answer) => answer.end(body)).listen(process.env.PORT, '127.0.0.1')`

const standIn = await startStandIn()
const folder = await mkdtemp(join(tmpdir(), 'fieldfare-bench-'))
try {
  await putTogether()
  await onEachEngine(async (make) => keptTiles(await make()))
} finally {
  await standIn.close()
  await rm(folder, { recursive: true, force: true })
}

/** Measures the border of a reserve: with nothing cached, then with cached tiles, and then with the answer cached too. */
async function putTogether(): Promise<void> {
  const http = Fastify()
  const env = { NODE_ENV: 'test', SECRET: 's'.repeat(32), DATA_DIR: folder, BASE_MAP: `${standIn.url}/tiles.json` }
  const map = baseMapRoutes(http, readConfig(env), new Registry())
  const tiles = await map.tiles()
  if (!tiles) throw new Error('There is no map.')
  let version = 0
  // A new ETag makes the tiles count as changed.
  const changing: BaseTiles = {
    ...tiles,
    get: async (address, client) => ({ ...(await tiles.get(address, client)), etag: `"${version}"` }),
  }
  const borders = makeMapBorders(async () => changing, console.error, LIMITS)
  const find = async () => {
    const found = await borders.at([LNG, LAT], 'bench')
    if (found.borders.length === 0) throw new Error('There is no border.')
  }
  const first = await timed(find)
  const fresh: number[] = []
  const kept: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < ROUNDS; round++) {
    version++
    fresh.push(await timed(find))
    kept.push(await timed(find))
  }
  delay.disable()
  await borders.close()
  await map.close()
  await http.close()
  say(`\nA border put together from five tiles, ${ROUNDS} each; the aim is 300 ms`)
  table([
    ['', 'p50', 'p95'],
    ['the first, with threads that start and tiles that are fetched', ms(first), ''],
    ['with tiles that are kept', ms(median(fresh)), ms(quantile(fresh, 0.95))],
    ['that is kept', ms(median(kept)), ms(quantile(kept, 0.95))],
    ['the longest that the main thread was busy', ms(delay.max / 1e6), ''],
  ])
}

/** Measures reads of a cached tile, one after the other on one connection, and a thousand at once on as many connections. */
async function keptTiles(place: Place): Promise<void> {
  const real = await Running.start(place, CROWD, { BASE_MAP: `${standIn.url}/tiles.json` })
  const body = join(folder, 'body')
  await writeFile(body, gzipSync(Buffer.from(await (await fetch(real.url + TILE)).arrayBuffer())))
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', BARE], { env: { PORT: String(port), BODY: body }, stdio: 'inherit' })
  try {
    const bare = await listening(child, `http://127.0.0.1:${port}`)
    const both = [real, bare]
    const alone: number[][] = [[], []]
    for (let read = -100; read < READS; read++)
      for (const [i, server] of both.entries()) {
        const time = await timed(() => server.get(TILE, '203.0.113.1'))
        if (read >= 0) alone[i]?.push(time)
      }
    const crowds: number[][] = [[], []]
    for (let round = 0; round < 3; round++)
      for (const [i, server] of both.entries()) {
        const pending = Array.from({ length: CROWD }, () => timed(() => server.get(TILE, '203.0.113.1')))
        crowds[i] = await Promise.all(pending)
      }
    say(`\nA kept tile of the detailed map on ${place.engine}; the aim for one after the other is a p95 of 3 ms`)
    table([
      ['', 'p50', 'p95', 'bare p50', 'bare p95', 'p95 to bare'],
      rowOf(`one after the other, ${READS}`, alone),
      rowOf(`${CROWD} at once`, crowds),
    ])
    await bare.stop()
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    await real.stop()
  }
}

function rowOf(name: string, [real = [], bare = []]: number[][]): string[] {
  const [p95, plain] = [quantile(real, 0.95), quantile(bare, 0.95)]
  return [name, ms(median(real)), ms(p95), ms(median(bare)), ms(plain), times(p95 / plain)]
}

async function listening(child: ChildProcess, url: string): Promise<Running> {
  const bare = Running.at(url, CROWD)
  while (child.exitCode === null) {
    const answers = await bare.get('/', '').then(
      () => true,
      () => false,
    )
    if (answers) return bare
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The bare server has ended.')
}
