// Measures the love map of 100,000 areas: its tiles against those of 1,000 areas, and how long other statements wait while
// its cells are counted anew.
import { setTimeout as sleep } from 'node:timers/promises'
import { LOVE_TILE_ZOOM_MAX } from '@fieldfare/shared/loveMap.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import type { LoadControl } from '../server/src/platform/call/loadControl.ts'
import type { Database } from '../server/src/platform/db/connect.ts'
import { encodeLove } from '../server/src/land/loveMap/encodeLove.ts'
import { recountLoveMap, releaseLoveMap } from '../server/src/land/loveMap/release.ts'
import { cellsOfTile } from '../server/src/land/loveMap/rows.ts'
import { loveTileRoutes } from '../server/src/land/loveMap/tileRoutes.ts'
import { onBothEngines } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { age, fill } from './land.ts'

const FEW = 1000
const MANY = 100_000
/** The side in degrees of the square with all areas: so small that most areas overlap others. */
const SIDE = 1
/** Milliseconds between two short statements. */
const PAUSE_MS = 5
const ROUNDS = 60
const MIDDLE = [0.5, 45.5] as const
const ZOOMS = [0, 4, 8, LOVE_TILE_ZOOM_MAX]

await onBothEngines(async (db) => {
  await fill(db, FEW, 0, { degrees: SIDE })
  await age(db)
  await recountLoveMap(db.kysely)
  const few = await tilesOf(db)
  await fill(db, MANY - FEW, 0, { degrees: SIDE })
  await age(db)
  const { whole, waits } = await runBeside(db, () => releaseLoveMap(db.kysely))
  const again = await runBeside(db, () => releaseLoveMap(db.kysely))
  const many = await tilesOf(db)
  say(`\nThe love map of ${MANY} areas on ${db.engine}`)
  table([
    ['', `read and encode, ${FEW}`, MANY.toString(), 'ratio', 'kept, by HTTP', 'bytes'],
    ...ZOOMS.map((z, i) => {
      const [one, other] = [few[i], many[i]]
      if (!one || !other) throw new Error('There is no such tile.')
      return [
        `a tile of zoom ${z}`,
        ms(one.made),
        ms(other.made),
        times(other.made / one.made),
        ms(other.kept),
        `${other.bytes}`,
      ]
    }),
  ])
  say(
    `counted for the first time in ${ms(whole)}; another statement waits ${ms(quantile(waits, 0.95))} (p95), ${ms(quantile(waits, 1))} at most`,
  )
  say(
    `counted again in ${ms(again.whole)}; ${ms(quantile(again.waits, 0.95))} (p95), ${ms(quantile(again.waits, 1))} at most`,
  )
})

/** Measures the tile in the middle of each zoom. */
async function tilesOf(db: Database): Promise<{ made: number; kept: number; bytes: number }[]> {
  const http = Fastify()
  loveTileRoutes(http, { db, load: { tile: <T>(_client: string, task: () => Promise<T>) => task() } as LoadControl })
  const found = []
  for (const z of ZOOMS) {
    const address = { z, ...tileAt(...MIDDLE, z) }
    const url = `/tiles/love/${z}/${address.x}/${address.y}.pbf`
    const { rawPayload } = await http.inject(url)
    found.push({
      made: await middle(async () => void encodeLove(address, await cellsOfTile(db.kysely, address))),
      kept: await middle(() => http.inject(url)),
      bytes: rawPayload.length,
    })
  }
  await http.close()
  return found
}

async function middle(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(run))
  return median(times)
}

/** Runs something while a short statement is repeated. @returns the duration, and the time of each statement */
async function runBeside(db: Database, run: () => Promise<unknown>): Promise<{ whole: number; waits: number[] }> {
  const waits: number[] = []
  let over = false
  const finished = timed(run).finally(() => (over = true))
  while (!over) {
    waits.push(await timed(() => sql`select 1 from person limit 1`.execute(db.kysely)))
    await sleep(PAUSE_MS)
  }
  return { whole: await finished, waits }
}
