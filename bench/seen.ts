// Measures the time from sending a save to each watcher's live event, with one watcher and with a hundred, against a bare
// WebSocket server that forwards the same bytes. All measurements are interleaved.
import type { AreaView } from '@fieldfare/shared/area.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { besideBare, say } from './figures.ts'
import { areaIn, placeIn, type Saver } from './land.ts'
import { Running } from './running.ts'
import { bareWatchers, mapWatchers, type Watchers } from './watchers.ts'

const AREAS = 1_000
const COMMUNITIES = 10_000
const ROUNDS = 15
const BLOCK = 10
/** Crowds of watchers in communities at opposite corners, so that neither crowd sees events of the other. */
const CROWDS = [
  { count: 1, nth: 0 },
  { count: 100, nth: COMMUNITIES - 1 },
]

interface Crowd {
  count: number
  nth: number
  map: Watchers
  bare: Awaited<ReturnType<typeof bareWatchers>>
  live: number[]
  plain: number[]
}

await onEachEngine(run)

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  const running = await Running.start(place)
  try {
    await running.ask('fill', { areas: AREAS, communities: COMMUNITIES })
    const [saver] = await running.ask('signIn', { count: 1 })
    const bareUrl = await running.ask('broadcast', null)
    const crowds: Crowd[] = []
    for (const { count, nth } of CROWDS) {
      const map = await mapWatchers(running.url, count, placeIn(nth))
      crowds.push({ count, nth, map, bare: await bareWatchers(bareUrl, count), live: [], plain: [] })
    }
    for (let warm = 0; warm < 3; warm++) for (const crowd of crowds) await block(running, saver, crowd)
    for (const crowd of crowds) crowd.live.length = crowd.plain.length = 0
    for (let round = 0; round < ROUNDS; round++) for (const crowd of crowds) await block(running, saver, crowd)
    report(place.engine, crowds)
    for (const { map, bare } of crowds) {
      map.close()
      bare.close()
    }
  } finally {
    await running.stop()
  }
}

async function block(
  running: Running,
  saver: Saver | undefined,
  { nth, map, bare, live, plain }: Crowd,
): Promise<void> {
  for (let i = 0; i < BLOCK; i++) {
    const area = areaIn(nth)
    live.push(...(await map.see(area.id, () => running.call('measure.insert', saver?.cookie ?? '', area))))
    const bytes = eventBytes(area)
    plain.push(...(await bare.see(area.id, () => bare.send(bytes))))
  }
}

/** Returns the live event of a save as text, as the server sends it. */
function eventBytes({ id, measure, data }: ReturnType<typeof areaIn>): string {
  const { level, title, rating } = data
  const view: AreaView = {
    id,
    geometry: measure,
    title,
    level,
    rating,
    likes: 0,
    dateCreated: new Date().toISOString(),
    version: 1,
  }
  return `42${JSON.stringify(['area.changed', { id, version: 1, view }])}`
}

function report(engine: string, crowds: Crowd[]): void {
  say(`\nFrom saving to seeing on ${engine}, ${ROUNDS * BLOCK} saves each, ${eventBytes(areaIn(0)).length} bytes`)
  besideBare(
    'watchers',
    crowds.map(({ count, ...heard }) => ({ name: String(count), ...heard })),
  )
}
