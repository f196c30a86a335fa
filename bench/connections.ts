// Measures 10,000 live connections to three processes against as many to bare WebSocket servers: memory per connection, and the time until
// all have seen a save. On PostgreSQL. CONNECTIONS=1000 opens fewer; the system must allow one process as many open files.
import { type MakePlace, onEachEngine } from './engines.ts'
import { besideBare, median, say, timed } from './figures.ts'
import { areaIn, placeIn } from './land.ts'
import { Running } from './running.ts'
import { bareWatchers, mapWatchers, type Watchers } from './watchers.ts'

const COUNT = Number(process.env['CONNECTIONS'] ?? 10_000)
const PROCESSES = 3
const ROUNDS = 10
/** Connections that are opened at the same time. */
const AT_ONCE = 100
const NTH = 7
const SETTINGS = { PEOPLE_PER_ADDRESS: '10000' }

await onEachEngine(async (make) => {
  const place = await make()
  if (place.engine === 'postgres') await run(place, make)
})

async function run(place: Awaited<ReturnType<MakePlace>>, make: MakePlace): Promise<void> {
  const processes: Running[] = []
  try {
    for (let i = 0; i < PROCESSES; i++)
      processes.push(await Running.start({ ...place, dataDir: (await make()).dataDir }, 1, SETTINGS))
    const [first] = processes
    if (!first) return
    await first.ask('fill', { areas: 1000, communities: 100 })
    const [saver] = await first.ask('signIn', { count: 1 })
    const save = (area: ReturnType<typeof areaIn>) => first.call('measure.insert', saver?.cookie ?? '', area)
    const live = await measure(
      processes,
      (one, count) => mapWatchers(one.url, count, placeIn(NTH)),
      async (crowds) => {
        const area = areaIn(NTH)
        return (
          await Promise.all(crowds.map((crowd, i) => crowd.see(area.id, () => (i === 0 ? save(area) : null))))
        ).flat()
      },
    )
    const urls = new Map<Running, string>()
    for (const one of processes) urls.set(one, await one.ask('broadcast', null))
    const bare = await measure(
      processes,
      (one, count) => bareWatchers(urls.get(one) ?? '', count),
      async (crowds) => {
        const { id } = areaIn(NTH)
        const event = `42["area.changed",{"id":"${id}"}]`
        // Each bare server forwards a message to all connections of its own.
        const sees = crowds.map((crowd, i) => crowd.see(id, () => (i < PROCESSES ? crowd.send(event) : null)))
        return (await Promise.all(sees)).flat()
      },
    )
    say(`\n${live.count} connections on ${PROCESSES} processes, ${ROUNDS} saves`)
    besideBare('', [{ name: 'from saving to seeing', live: live.seen, plain: bare.seen }])
    const kilobytes = ({ bytes, count }: Measured) => `${(bytes / count / 1000).toFixed(1)} kB`
    say(
      `  memory of a connection: ${kilobytes(live)}, bare ${kilobytes(bare)}; opened in ${live.opened.toFixed(1)} s, bare ${bare.opened.toFixed(1)} s`,
    )
    say(
      `  all connections saw a save after ${median(live.last).toFixed(0)} ms (median), bare ${median(bare.last).toFixed(0)} ms`,
    )
  } finally {
    for (const one of processes) await one.stop()
  }
}

interface Measured {
  count: number
  seen: number[]
  /** Milliseconds until the last connection saw the save, of each round. */
  last: number[]
  bytes: number
  /** Seconds until all connections were open. */
  opened: number
}

async function measure<W extends Watchers>(
  processes: readonly Running[],
  open: (one: Running, count: number) => Promise<W>,
  show: (crowds: W[]) => Promise<number[]>,
): Promise<Measured> {
  const resting = async () =>
    (await Promise.all(processes.map((one) => one.ask('memory', null)))).reduce((sum, { rest }) => sum + rest, 0)
  const before = await resting()
  const crowds: W[] = []
  const opened = await timed(async () => {
    for (let count = 0; count < COUNT; count += AT_ONCE * processes.length)
      crowds.push(...(await Promise.all(processes.map((one) => open(one, AT_ONCE)))))
  })
  const bytes = (await resting()) - before
  const [seen, last]: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round++) {
    const times = await show(crowds)
    if (round < 0) continue
    seen.push(...times)
    last.push(Math.max(...times))
  }
  for (const crowd of crowds) crowd.close()
  return { count: crowds.length * AT_ONCE, seen, last, bytes, opened: opened / 1000 }
}
