// Measures saving an area that touches a community: the whole call over HTTP against the same saving as bare statements,
// with few and with many areas stored. All four measurements are interleaved, so that they share the load of the machine.
import { type MakePlace, onEachEngine } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { areaIn, type Saver } from './land.ts'
import { Running } from './running.ts'

const SIZES = [1_000, 100_000]
const COMMUNITIES = 10_000
const SAVERS = 10
const ROUNDS = 20
const BLOCK = 10
/** The number of blocks of saves after which a server gets no quicker: after fewer, its code, larger than the bare side's, is not fully compiled. */
const WARM_UP = 60

interface Site {
  engine: string
  areas: number
  running: Running
  savers: Saver[]
  next: number
  http: number[]
  bare: number[]
}

await onEachEngine(async (make) => {
  const sites: Site[] = []
  try {
    for (const areas of SIZES) sites.push(await openSite(make, areas))
    for (let round = 0; round < ROUNDS; round++) for (const site of sites) await block(site)
    report(sites)
  } finally {
    for (const { running } of sites) await running.stop()
  }
})

async function openSite(make: MakePlace, areas: number): Promise<Site> {
  const place = await make()
  const running = await Running.start(place)
  await running.ask('fill', { areas, communities: COMMUNITIES })
  const savers = await running.ask('signIn', { count: SAVERS })
  const site: Site = { engine: place.engine, areas, running, savers, next: 0, http: [], bare: [] }
  // After the warm-up everyone has their medals, which the first saves grant.
  for (let warm = 0; warm < WARM_UP; warm++) await block(site)
  return Object.assign(site, { http: [], bare: [] })
}

async function block(site: Site): Promise<void> {
  const { running, savers } = site
  for (const end = site.next + BLOCK; site.next < end; site.next++) {
    const { cookie } = savers[site.next % savers.length] ?? { cookie: '' }
    const area = areaIn(site.next)
    site.http.push(await timed(() => running.call('measure.insert', cookie, area)))
  }
  site.bare.push(...(await running.ask('bareSaves', { savers, from: site.next, count: BLOCK })))
  site.next += BLOCK
}

function report(sites: Site[]): void {
  say(`\nSaving an area on ${sites[0]?.engine}, ${COMMUNITIES} communities, ${ROUNDS * BLOCK} saves each`)
  table([
    ['areas', 'p50', 'p95', 'bare p50', 'bare p95', 'p50 to bare', 'p95 to bare'],
    ...sites.map(({ areas, http, bare }) => [
      String(areas),
      ms(median(http)),
      ms(quantile(http, 0.95)),
      ms(median(bare)),
      ms(quantile(bare, 0.95)),
      times(median(http) / median(bare)),
      times(quantile(http, 0.95) / quantile(bare, 0.95)),
    ]),
  ])
  const [few, many] = sites
  if (few && many)
    say(
      `  growth of the median: ${times(median(many.http) / median(few.http))}, bare ${times(median(many.bare) / median(few.bare))}`,
    )
}
