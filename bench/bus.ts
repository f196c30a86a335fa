// Measures the cost of NOTIFY, which makes transactions commit one after the other: saves per second by 1, 8 and 32 writers at once, with
// and without NOTIFY, interleaved. Both sides are the bare statements of a save on the pool of a server, on PostgreSQL alone.
import pg from 'pg'
import { type MakePlace, onEachEngine } from './engines.ts'
import { median, say, table, times } from './figures.ts'
import { Running } from './running.ts'

const WRITERS = [1, 8, 32]
const [WARM_UP, ROUNDS] = [2, 8]
/** The number of saves in a round, by all writers together. */
const SAVES = 160
const MOST = Math.max(...WRITERS)
/** The number of communities: each save touches one that no other save touches. */
const COMMUNITIES = (WARM_UP + ROUNDS) * WRITERS.length * 2 * SAVES

interface Way {
  writers: number
  /** Saves per second of each round, with NOTIFY; the next field has those without. */
  told: number[]
  untold: number[]
}

await onEachEngine(async (make) => {
  const place = await make()
  if (place.databaseUrl === undefined) return
  await measure(make, 'without fsync')
  // A PostgreSQL that this bench did not start keeps its settings.
  if (process.env['FIELDFARE_TEST_DATABASE_URL']) return
  await setFsync(place.databaseUrl, 'on')
  await measure(make, 'with fsync')
})

async function setFsync(connectionString: string, value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`alter system set fsync = ${value}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function measure(make: MakePlace, how: string): Promise<void> {
  const running = await Running.start(await make(), 1, { DATABASE_POOL: String(MOST + 4) })
  try {
    await running.ask('fill', { areas: 1_000, communities: COMMUNITIES })
    const savers = await running.ask('signIn', { count: MOST })
    const ways: Way[] = WRITERS.map((writers) => ({ writers, told: [], untold: [] }))
    let from = 0
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const way of ways)
        for (const notify of [true, false]) {
          const ms = await running.ask('bareWriters', { savers, from, count: SAVES, writers: way.writers, notify })
          from += SAVES
          if (round >= 0) way[notify ? 'told' : 'untold'].push((1000 * SAVES) / ms)
        }
    report(how, ways)
  } finally {
    await running.stop()
  }
}

function report(how: string, ways: Way[]): void {
  say(`\nSaves a second on PostgreSQL ${how}, ${ROUNDS} rounds of ${SAVES}`)
  table([
    ['writers', 'with NOTIFY', 'without', 'without to with'],
    ...ways.map(({ writers, told, untold }) => [
      String(writers),
      median(told).toFixed(0),
      median(untold).toFixed(0),
      times(median(untold.map((value, round) => value / (told[round] ?? Number.NaN)))),
    ]),
  ])
}
