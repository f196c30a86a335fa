// Measures the most frequent actions on a site with a million areas against one with 10,000, on PostgreSQL. MILLION=100000 takes fewer.
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { areaIn, communitiesOf, peopleOf, placeIn, type Saver } from './land.ts'
import { Running } from './running.ts'

const MANY = Number(process.env['MILLION'] ?? 1_000_000)
const FEW = 10_000
const ROUNDS = 30
const WARM = 3
/** The side of a site's square, in degrees. Both sites have as many areas per square degree: like a region, and a country of a hundred regions. */
const degreesOf = (areas: number): number => Math.sqrt(areas / FEW)
/** The middle of the smaller site, a position inside a community of both. */
const [LNG, LAT] = placeIn(55, degreesOf(FEW))
const TILES = [3, 7, 11, 14]
const LOVE_TILES = [3, 7]
/** The number of areas for each border of a register. */
const AREAS_A_BORDER = 10

interface Site {
  areas: number
  running: Running
  saver: Saver
  areaId: string
  communityId: string
  saved: number
}
type Act = (site: Site) => Promise<number>

/** Reads a tile and encodes it anew, since the server would answer from its cache. */
const tileOf =
  (z: number): Act =>
  ({ running }) =>
    running.ask('readTile', { z, ...tileAt(LNG, LAT, z) })
const loveOf =
  (z: number): Act =>
  ({ running }) =>
    running.ask('readLove', { z, ...tileAt(LNG, LAT, z) })
/** Counts the filtered tiles so far: each has another filter, for which the server has nothing precomputed. */
let asked = 0
const filteredTileOf = (z: number): Act => {
  const { x, y } = tileAt(LNG, LAT, z)
  return ({ running }) => running.get(`/tiles/areas/${z}/${x}/${y}.pbf?to=${2030 + asked++}`, '')
}
/** Makes a reading call, as a guest or as the member who saves. */
const reads =
  (name: string, input?: object | ((site: Site) => object), who: 'guest' | 'member' = 'guest'): Act =>
  (site) =>
    site.running.read(name, who === 'guest' ? '' : site.saver.cookie, typeof input === 'function' ? input(site) : input)

const ACTS: Record<string, Act> = {
  'save an area': (site) => {
    site.saved++
    return site.running.call('measure.insert', site.saver.cookie, areaIn(site.saved % 10))
  },
  ...Object.fromEntries(TILES.map((z) => [`tile of areas, zoom ${z}`, tileOf(z)])),
  ...Object.fromEntries(TILES.map((z) => [`tile of some years, zoom ${z}`, filteredTileOf(z)])),
  ...Object.fromEntries(LOVE_TILES.map((z) => [`tile of the love map, zoom ${z}`, loveOf(z)])),
  'borders at a point': ({ running }) => running.get(`/api/borders?lng=${LNG}&lat=${LAT}`, ''),
  'areas of a large view': reads('feed.measures.tile', tileAt(LNG, LAT, ROOM_ZOOM)),
  'areas in view': reads('feed.measures.tile', {
    ...tileAt(LNG, LAT, ROOM_ZOOM),
    within: [LNG - 0.1, LAT - 0.1, LNG + 0.1, LAT + 0.1],
  }),
  'one area': reads('feed.measures.one', ({ areaId }) => ({ id: areaId })),
  'years of areas': reads('feed.measures.years', {}),
  'communities, first page': reads('feed.land.all', {}),
  'communities in view': reads('feed.land.all', { within: [LNG - 0.2, LAT - 0.2, LNG + 0.2, LAT + 0.2] }),
  'communities by name': reads('feed.land.all', { text: 'Land 00055' }),
  'places by name': reads('title.find', { text: 'Wood of K' }),
  'places by a common word': reads('title.find', { text: 'heath' }),
  'one community': reads('feed.land.one', ({ communityId }) => ({ id: communityId })),
  discussions: reads('feed.threads.of', ({ communityId }) => ({ communityId })),
  polls: reads('feed.polls.of', ({ communityId }) => ({ communityId })),
  'stories nearby': reads('feed.stories.nearby', { lng: LNG, lat: LAT }),
  'stories around an area': reads('feed.stories.around', ({ areaId }) => ({ id: areaId })),
  'own account': reads('account.me', undefined, 'member'),
  'own areas': reads('feed.measures.mine', {}, 'member'),
  'totals of own areas': reads('feed.measures.mineTotals', undefined, 'member'),
  'own communities': reads('feed.land.mine', { scope: 'subscribed' }, 'member'),
  'what waits': reads('feed.waiting.first', undefined, 'member'),
  'start page': reads('feed.waiting.home', undefined, 'member'),
  inbox: reads('feed.messages.inbox', {}, 'member'),
  notices: reads('notice.list', {}, 'member'),
}

await onEachEngine(async (make) => {
  const sites: Site[] = []
  try {
    for (const areas of [FEW, MANY]) {
      const site = await openSite(make, areas)
      if (!site) return say('The embedded database is for smaller sites.')
      sites.push(site)
    }
    await report(sites)
  } finally {
    for (const { running } of sites) await running.stop()
  }
})

async function openSite(make: MakePlace, areas: number): Promise<Site | null> {
  const place = await make()
  if (place.engine !== 'postgres') return null
  const running = await Running.start(place)
  const [communities, people, degrees] = [communitiesOf(areas), peopleOf(areas), degreesOf(areas)]
  const filling = await timed(() => running.ask('fill', { areas, communities, people, degrees }))
  say(`${areas} areas, ${communities} communities, ${people} people were made in ${(filling / 1000).toFixed(0)} s`)
  const counting = await running.ask('readyMaps', { borders: areas / AREAS_A_BORDER, degrees })
  say(`Their love map was counted in ${(counting / 1000).toFixed(1)} s`)
  const [saver] = await running.ask('signIn', { count: 1 })
  if (!saver) throw new Error('Nobody is signed in.')
  return { areas, running, saver, saved: 0, ...(await running.ask('someIds', null)) }
}

async function report(sites: readonly Site[]): Promise<void> {
  const rows: string[][] = []
  for (const [name, act] of Object.entries(ACTS)) {
    const took = sites.map((): number[] => [])
    const bytes = sites.map(() => 0)
    try {
      for (let round = -WARM; round < ROUNDS; round++)
        for (const [i, site] of sites.entries()) {
          const one = await timed(async () => (bytes[i] = await act(site)))
          if (round >= 0) took[i]?.push(one)
        }
    } catch (error) {
      rows.push([name, String(error).slice(0, 60)])
      continue
    }
    const [few = [], many = []] = took
    rows.push([
      name,
      ms(median(few)),
      ms(median(many)),
      times(median(many) / median(few)),
      ms(quantile(many, 0.95)),
      ...bytes.map((one) => `${(one / 1000).toFixed(1)} kB`),
    ])
  }
  say(`\nOn PostgreSQL, ${ROUNDS} times each`)
  table([['', ...sites.map(({ areas }) => `p50, ${areas} areas`), 'growth', 'p95', 'answer', 'answer'], ...rows])
}
