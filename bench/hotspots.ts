// Measures a hotspot run over 100,000 areas of 20,000 people: its duration against a plain scan of the same rows, and
// the memory that it needs beyond that of a run over 10,000 areas.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HotspotBox } from '@fieldfare/shared/hotspot.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/platform/db/connect.ts'
import { fileLog } from '../server/src/research/hotspot/cellLog.ts'
import { runMethod } from '../server/src/research/hotspot/method.ts'
import { peopleOf, readPeople } from '../server/src/research/hotspot/readPeople.ts'
import { gridOf } from '../server/src/research/hotspot/studyArea.ts'
import { onBothEngines } from './engines.ts'
import { median, say, table, timed, times } from './figures.ts'
import { fill, respond } from './land.ts'

const SIZES = [10_000, 100_000]
const [LEVEL, CELL] = ['neighborhood', 1000] as const
const BOX: HotspotBox = [0, 45, 3, 48]
const PEOPLE_EACH = 5
const ROUNDS = 3
const MB = 1e6

await onBothEngines(async (db) => {
  const rows: string[][] = []
  let before = 0
  for (const size of SIZES) {
    await fill(db, size - before, 0, { degrees: 3 })
    await spread(db, size / PEOPLE_EACH)
    before = size
    const folder = await mkdtemp(join(tmpdir(), 'hotspots-'))
    const path = join(folder, 'people')
    const scans: number[] = []
    const reads: number[] = []
    const counts: number[] = []
    let [most, said] = [0, '']
    try {
      for (let round = 0; round < ROUNDS; round++) {
        scans.push(await timed(() => scan(db)))
        let read: Awaited<ReturnType<typeof readPeople>> | undefined
        reads.push(
          await timed(
            async () =>
              void (read = await readPeople(db, path, {
                communityId: null,
                country: null,
                box: BOX,
                level: LEVEL,
                cellMetres: CELL,
              })),
          ),
        )
        if (!read) throw new Error('Nothing was read.')
        const { area, sha256: inputSha256 } = read
        globalThis.gc?.()
        const rest = process.memoryUsage().rss
        counts.push(
          await timed(async () => {
            const grid = gridOf(area, CELL)
            const { result } = runMethod(
              { grid, level: LEVEL, box: BOX, inputSha256 },
              peopleOf(path),
              fileLog(`${path}.cells`),
            )
            said = `${result.areas} areas, ${result.respondents} people, ${result.cells} cells`
          }),
        )
        most = Math.max(most, process.memoryUsage().rss - rest)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    const [scanned, whole] = [median(scans), median(reads) + median(counts)]
    rows.push([
      said,
      ...[scanned, median(reads), median(counts)].map((each) => `${(each / 1000).toFixed(2)} s`),
      times(whole / scanned),
      `${(most / MB).toFixed(0)} MB`,
    ])
  }
  say(`\nHotspots on ${db.engine}`)
  table([['', 'plain scan', 'read', 'counted', 'ratio', 'more memory'], ...rows])
})

/** Sets all areas to one level and divides them among so many people, who agree to research. */
async function spread(db: Database, people: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from person`.execute(db.kysely)
  await respond(db, Math.max(0, people - (rows[0]?.count ?? 0)))
  await sql`
    with numbered as (select id, row_number() over (order by id) n from area)
    , makers as (select id, row_number() over (order by id) n from person limit ${people})
    update area set level = ${LEVEL}, created_by = makers.id from numbered, makers
    where area.id = numbered.id and makers.n = numbered.n % ${people}::integer + 1`.execute(db.kysely)
  await db.pool.query('vacuum (analyze)')
}

/** Reads the same rows and does nothing with them. */
async function scan({ kysely }: Database): Promise<void> {
  await sql`select created_by::text, id::text, ST_AsBinary(geom, 'NDR') from area where deleted_at is null and level = ${LEVEL}`.execute(
    kysely,
  )
}
