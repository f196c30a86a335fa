// Measures a tile of 5,000 areas, which is the most that a tile draws, against reading the same shapes and nothing more.
// Run: node bench/tiles.ts
import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Fastify from 'fastify'
import { sql } from 'kysely'
import type { LoadControl } from '../server/src/platform/call/loadControl.ts'
import type { Database } from '../server/src/platform/db/connect.ts'
import type { TileAddress } from '../server/src/land/tile/address.ts'
import { encodeTile } from '../server/src/land/tile/encode.ts'
import { Encoder } from '../server/src/land/tile/encoder.ts'
import { bufferedBox } from '../server/src/land/tile/grid.ts'
import { readTile } from '../server/src/land/tile/rows.ts'
import { tileRoutes } from '../server/src/land/tile/routes.ts'
import { tileAt } from '../shared/src/geo/tiles.ts'
import { onBothEngines } from './engines.ts'

const AREAS = 5000
const ROUNDS = 15
const TILE: TileAddress = { z: 10, ...tileAt(6.5, 53.2, 10) }

/** SQL of the tile as PostGIS alone makes it, with shapes only; the embedded database has no such function. */
const postgisTile = (drawn: number) => sql`
  select ST_AsMVT(t, 'area', 4096, 'geom') from (
    select id::text, level, title, rating,
      ST_AsMVTGeom(ST_Transform(geom, 3857), ST_TileEnvelope(${TILE.z}, ${TILE.x}, ${TILE.y}), 4096, 96) as geom
    from area where deleted_at is null and seen and min_zoom <= ${TILE.z}
      and geom && ST_Transform(ST_TileEnvelope(${TILE.z}, ${TILE.x}, ${TILE.y}), 4326)
    order by area_m2 desc limit ${drawn}) t`

await onBothEngines(async (db) => {
  for (const corners of [24, 240]) await measure(db, corners)
})

async function measure(db: Database, corners: number): Promise<void> {
  await fill(db, corners)
  const { kysely } = db
  const [west, south, east, north] = bufferedBox(TILE)
  const shapes = sql`select ST_AsBinary(geom) as wkb from area
    where deleted_at is null and seen and min_zoom <= ${TILE.z}
      and geom && ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`
  const rows = await readTile(kysely, TILE)
  if (!rows) throw new Error('The tile is empty.')
  const areaCount = (JSON.parse(rows.areas ?? '[]') as unknown[]).length
  const encoder = new Encoder(console.error)
  const http = Fastify()
  const tiles = tileRoutes(http, {
    db,
    load: { tile: <T>(_client: string, task: () => Promise<T>) => task() } as LoadControl,
  })
  const url = `/tiles/areas/${TILE.z}/${TILE.x}/${TILE.y}.pbf`
  const { rawPayload } = await http.inject(url)

  const plain = await median(() => shapes.execute(kysely))
  const times: Record<string, number> = {
    'read for a tile': await median(() => readTile(kysely, TILE)),
    'encode, without compressing': await median(async () => encodeTile(TILE, rows)),
    'read, encode and compress': await median(async () => {
      const fresh = await readTile(kysely, TILE)
      if (fresh) await encoder.encode(TILE, fresh)
    }),
    'by HTTP, kept': await median(() => http.inject(url)),
  }
  const byPostgis = () => postgisTile(areaCount).execute(kysely)
  if (db.engine === 'postgres') times['ST_AsMVT of the same shapes'] = await median(byPostgis)

  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  const size = Math.round(rawPayload.length / 1024)
  say(`\n${db.engine}: ${AREAS} areas of ${corners} corners, ${areaCount} of them drawn; ${size} kB compressed`)
  say(`  shapes as WKB, nothing more: 1 (${plain.toFixed(1)} ms)`)
  for (const [name, time] of Object.entries(times)) say(`  ${name}: ${(time / plain).toFixed(2)}`)
  say(`  longest stall of the main thread in a tile: ${(await stall(db, encoder)).toFixed(0)} ms`)
  await tiles.close()
  await http.close()
  await encoder.close()
}

/** Replaces all areas by new ones of about 2 km around the tile's middle. */
async function fill({ kysely, pool }: Database, corners: number): Promise<void> {
  await pool.query('truncate area, area_cell, area_cell_part, area_cell_change cascade')
  const id = randomUUID()
  await kysely.insertInto('person').values({ id, locale: 'en-us', time_zone: 'UTC', unsubscribe_secret: id }).execute()
  await sql`
    insert into area (id, created_by, level, title, description, rating, explanation, frequency, activities, geom, seen)
    select gen_random_uuid(), ${id}, (array['neighborhood', 'living area', 'country', 'world'])[i % 4 + 1],
      'The winding bit ' || i, '', i % 10 + 1, '', 'weekly', '{}',
      (select ST_SetSRID(ST_MakePolygon(ST_MakeLine(ST_MakePoint(
          lng + 0.02 * (0.9 + 0.1 * sin(k % ${corners} * 7 + i)) * cos(2 * pi() * (k % ${corners}) / ${corners}),
          lat + 0.01 * (0.9 + 0.1 * sin(k % ${corners} * 7 + i)) * sin(2 * pi() * (k % ${corners}) / ${corners})
        ) order by k)), 4326) from generate_series(0, ${corners}::integer) k),
      true
    from (select i, 6.36 + 0.28 * (i * 0.618 - floor(i * 0.618)) lng, 53.13 + 0.14 * i / ${AREAS} lat
      from generate_series(1, ${AREAS}::integer) i) place`.execute(kysely)
  await pool.query('analyze area')
}

async function stall({ kysely }: Database, encoder: Encoder): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < ROUNDS; round++) {
    const rows = await readTile(kysely, TILE)
    if (rows) await encoder.encode(TILE, rows)
  }
  delay.disable()
  return delay.max / 1e6
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}
