// Measures a research export of 10,000 and of 100,000 areas, each of another person: its duration, its size, and the memory
// that the server needs for it, which must not grow with the number of areas.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isUnderWay, packagePath, type ResearchExportView } from '@fieldfare/shared/research.ts'
import { type MakePlace, onEachEngine, type Place } from './engines.ts'
import { say, table, timed, times } from './figures.ts'
import { Running } from './running.ts'

const SIZES = [10_000, 100_000]
const COMMUNITIES = 100
const LOOK_MS = 200
const MB = 1e6

interface Measured {
  engine: string
  areas: number
  /** Milliseconds to make the package. */
  made: number
  downloaded: number
  bytes: number
  /** Bytes of memory of the server's process: at rest, and the most while the package was made and downloaded. */
  rest: number
  most: number
}

async function run(make: MakePlace): Promise<void> {
  const rows: Measured[] = []
  for (const areas of SIZES) {
    const place = await make()
    const filling = await Running.start(place)
    await filling.ask('fill', { areas, communities: COMMUNITIES })
    await filling.ask('respond', { people: areas })
    await filling.stop()
    rows.push(await measureExport(place, areas))
  }
  const [few, many] = rows
  if (!few || !many) return
  say(`\nA research export on ${few.engine}`)
  table([
    ['areas and people', 'made', 'downloaded', 'size', 'server at rest', 'at most', 'more'],
    ...rows.map(({ areas, made, downloaded, bytes, rest, most }) => [
      String(areas),
      `${(made / 1000).toFixed(1)} s`,
      `${(downloaded / 1000).toFixed(1)} s`,
      ...[bytes, rest, most, most - rest].map((each) => `${(each / MB).toFixed(0)} MB`),
    ]),
    ['ratio', times(many.made / few.made), '', times(many.bytes / few.bytes), '', times(many.most / few.most), ''],
  ])
}

/** Makes and downloads a package with a newly started server. */
async function measureExport(place: Place, areas: number): Promise<Measured> {
  const running = await Running.start(place)
  try {
    const { cookie } = await running.ask('admin', null)
    const { rest } = await running.ask('memory', null)
    const id = randomUUID()
    const query = encodeURIComponent(JSON.stringify({ id }))
    const look = async (): Promise<ResearchExportView | undefined> => {
      const answer = await fetch(`${running.url}/trpc/research.one?input=${query}`, { headers: { cookie } })
      return ((await answer.json()) as { result?: { data: ResearchExportView } }).result?.data
    }
    const packageMs = await timed(async () => {
      await running.call('research.make', cookie, { id })
      while (isUnderWay((await look())?.state ?? 'failed')) await sleep(LOOK_MS)
    })
    const view = await look()
    if (view?.state !== 'done' || view.counts.areas !== areas) throw new Error(`The export: ${JSON.stringify(view)}`)
    let bytes = 0
    const downloaded = await timed(async () => {
      const { body } = await fetch(`${running.url}${packagePath(id)}`, { headers: { cookie } })
      for await (const piece of body ?? []) bytes += piece.length
    })
    if (bytes !== view.bytes) throw new Error(`${bytes} bytes of ${view.bytes}.`)
    const { most } = await running.ask('memory', null)
    return { engine: place.engine, areas, made: packageMs, downloaded, bytes, rest, most }
  } finally {
    await running.stop()
  }
}

await onEachEngine(run)
