// Measures the processor time that reading calls cost the primary with no, one and two replicas, beside some saves, on PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import pg from 'pg'
import { type RunningPostgres, startPostgres } from '../tools/postgres.mjs'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { areaIn, communitiesOf, peopleOf, placeIn, type Saver } from './land.ts'
import { Running } from './running.ts'

const AREAS = 100_000
const CALLS = 4_000
const WARM = 2_000
/** People who call at the same time. */
const CALLERS = 8
const MEMBERS = 20
/** The numbers of saves among a thousand calls: none, those of a busy evening, and more than on any evening. */
const SAVES = [0, 10, 100]
const MOST_REPLICAS = 2
/** Milliseconds of a tick, in which the system counts processor time. */
const TICK_MS = 10

interface Site {
  running: Running
  members: Saver[]
  areaId: string
}
type Act = (site: Site, nth: number) => Promise<unknown>

const reads =
  (name: string, input: (place: [number, number], site: Site) => object | undefined, isMember = false): Act =>
  (site, nth) =>
    site.running.read(name, isMember ? memberOf(site, nth).cookie : '', input(somewhere(nth), site))
const tile =
  (z: number): Act =>
  ({ running }, nth) => {
    const { x, y } = tileAt(...somewhere(nth), z)
    return running.get(`/tiles/areas/${z}/${x}/${y}.pbf`, '')
  }

/** The reading calls of an evening: of maps, areas, communities and stories, mostly by guests; every sixth call is of a member. */
const READS: Act[] = [
  tile(11),
  tile(13),
  tile(14),
  reads('feed.measures.tile', ([lng, lat]) => tileAt(lng, lat, ROOM_ZOOM)),
  reads('feed.measures.one', (_place, { areaId }) => ({ id: areaId })),
  reads('feed.land.all', ([lng, lat]) => ({ within: [lng - 0.2, lat - 0.2, lng + 0.2, lat + 0.2] })),
  reads('feed.land.all', ([lng]) => ({ text: `Land ${String(Math.floor(lng * 100)).padStart(5, '0')}` })),
  reads('feed.stories.nearby', ([lng, lat]) => ({ lng, lat })),
  reads('title.find', () => ({ text: 'Wood of K' })),
  reads('feed.stories.around', (_place, { areaId }) => ({ id: areaId })),
  reads('feed.waiting.home', () => undefined, true),
  reads('feed.measures.mine', () => ({}), true),
]

async function measure(primary: RunningPostgres): Promise<void> {
  const replicas: RunningPostgres[] = []
  try {
    await onSite(primary, [], ({ running }) =>
      running.ask('fill', { areas: AREAS, communities: communitiesOf(AREAS), people: peopleOf(AREAS) }),
    )
    while (replicas.length < MOST_REPLICAS) {
      const replica = await primary.replica()
      if (!replica) return
      replicas.push(replica)
    }
    for (const saves of SAVES) await compare(primary, replicas, saves)
  } finally {
    for (const server of [...replicas, primary]) await server.stop()
  }
}

async function compare(primary: RunningPostgres, replicas: readonly RunningPostgres[], saves: number): Promise<void> {
  const rows: string[][] = []
  let alone = Number.NaN
  for (let count = 0; count <= replicas.length; count++) {
    const used = replicas.slice(0, count)
    await onSite(primary, used, async (site) => {
      await callAll(site, WARM, saves)
      const before = await Promise.all([primary, ...used].map(processorMs))
      const took: number[] = []
      const all = await timed(async () => took.push(...(await callAll(site, CALLS, saves))))
      const after = await Promise.all([primary, ...used].map(processorMs))
      const [ofPrimary = 0, ...ofReplicas] = after.map((value, nth) => (value - (before[nth] ?? 0)) / CALLS)
      if (count === 0) alone = ofPrimary
      rows.push([
        String(count),
        ms(ofPrimary),
        times(ofPrimary / alone),
        ofReplicas.map(ms).join(', '),
        String(Math.round((CALLS / all) * 1000)),
        ms(median(took)),
        ms(quantile(took, 0.95)),
      ])
    })
  }
  say(`\n${CALLS} calls on ${AREAS} areas, ${saves} of a thousand save one, ${CALLERS} callers`)
  table([['replicas', 'primary a call', 'to none', 'replicas a call', 'calls a second', 'p50', 'p95'], ...rows])
}

/** Starts a server that reads from these replicas, runs something with it, and ends the server. */
async function onSite(
  primary: RunningPostgres,
  replicas: readonly RunningPostgres[],
  run: (site: Site) => Promise<unknown>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldfare-bench-'))
  const urls = replicas.map(({ url }) => url).join(',')
  const place = { engine: 'postgres' as const, dataDir, databaseUrl: primary.url }
  const running = await Running.start(place, CALLERS, urls ? { DATABASE_READ_URLS: urls } : {})
  try {
    const members = await running.ask('signIn', { count: MEMBERS })
    const { areaId } = await running.ask('someIds', null).catch(() => ({ areaId: '' }))
    await run({ running, members, areaId })
  } finally {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

let saved = 0
/** Makes so many calls, CALLERS at the same time. @returns the milliseconds of each */
async function callAll(site: Site, calls: number, saves: number): Promise<number[]> {
  const took: number[] = []
  let next = 0
  const caller = async () => {
    for (let nth = next++; nth < calls; nth = next++) {
      const isSave = saves > 0 && nth % Math.round(1000 / saves) === 0
      const act = isSave ? save : READS[nth % READS.length]
      took.push(await timed(async () => act?.(site, nth)))
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return took
}

const save: Act = (site, nth) =>
  site.running.call('measure.insert', memberOf(site, nth).cookie, areaIn(saved++ % communitiesOf(AREAS)))

function memberOf({ members }: Site, nth: number): Saver {
  const member = members[nth % members.length]
  if (!member) throw new Error('Nobody is signed in.')
  return member
}

/** Returns a position in a community, another one for each call, but the same ones in each run. */
const somewhere = (nth: number): [number, number] => placeIn((nth * 7919) % communitiesOf(AREAS))

/** Returns the processor time that a database server and its processes have taken so far, in milliseconds, as the system counts. */
async function processorMs({ url }: RunningPostgres): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  const server = statOf(rows[0]?.pid ?? 0)?.parent ?? 0
  let ticks = 0
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(Number(name))
    if (Number(name) === server) ticks += (stat?.own ?? 0) + (stat?.ofEnded ?? 0)
    else if (stat?.parent === server) ticks += stat.own
  }
  await client.end()
  return ticks * TICK_MS
}

/** Reads the parent of a process, its own ticks and those of its ended children; null if the process itself has ended. */
function statOf(pid: number): { parent: number; own: number; ofEnded: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11)
    return { parent, own: user + system, ofEnded: userOfEnded + systemOfEnded }
  } catch {
    return null
  }
}

const primary = await startPostgres(undefined, { own: true, settings: { synchronous_commit: 'on' } })
if (primary) await measure(primary)
