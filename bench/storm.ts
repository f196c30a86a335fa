// Ends three server processes at the same time while 10,000 browsers watch, starts them again, and measures the time until all watch again
// and have missed nothing, and the wait of a person who saves meanwhile. On PostgreSQL. CONNECTIONS=1000 takes fewer; the system must allow
// one process as many open files.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { freePort } from '../tools/freePort.mjs'
import { type MakePlace, onEachEngine, type Place } from './engines.ts'
import { median, ms, quantile, say, table, timed } from './figures.ts'
import { areaIn, placeIn } from './land.ts'
import { Running } from './running.ts'

// This package belongs to the server's tests; it is resolved from there, so that a script finds it, too.
const { io } = createRequire(import.meta.url)('socket.io-client') as typeof import('socket.io-client')

const COUNT = Number(process.env['CONNECTIONS'] ?? 10_000)
const PROCESSES = 3
/** The number of browsers that connect at the same time. */
const AT_ONCE = 100
const NTH = 7
const SETTINGS = { PEOPLE_PER_ADDRESS: '10000' }
/** Milliseconds over which browsers spread their reads after a connect, as the app does. */
const JITTER_MS = 1500
/** Milliseconds between two saves. */
const SAVE_MS = 100
/** Areas of a list that a browser shows at first. */
const PAGE = 20
const ROOM = tileAt(...placeIn(NTH), ROOM_ZOOM)

/** The live connection of a browser, without a page: it follows a tile of the map, and reads the tile's areas after each connect. */
class Browser {
  readonly known = new Set<string>()
  reads = 0
  refused = 0
  /** True once it follows the tile and has read its areas since the last connect. */
  isCurrent = false
  readonly #socket

  constructor(site: Running) {
    this.#socket = io(site.url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      timeout: 10_000,
      reconnectionDelayMax: 30_000,
      randomizationFactor: 0.5,
    })
    this.#socket.on('area.changed', ({ id }: { id: string }) => this.known.add(id))
    this.#socket.on('disconnect', (reason) => {
      this.isCurrent = false
      // After a disconnect by a server that ends, the client does not reconnect automatically.
      if (reason === 'io server disconnect') setTimeout(() => this.#socket.connect(), Math.random() * JITTER_MS)
    })
    this.#socket.on('connect', () => void this.#catchUp(site))
  }

  async #catchUp(site: Running): Promise<void> {
    await this.#socket.emitWithAck('follow', { feed: 'measures', scope: 'tile', ...ROOM })
    for (let wait = JITTER_MS; ; wait = 2 * JITTER_MS) {
      await sleep(Math.random() * wait)
      this.reads++
      const answer = await site.json('feed.measures.tile', { ...ROOM, filter: {} }).catch(() => null)
      if (answer) {
        for (const { id } of (answer as { items: { id: string }[] }).items) this.known.add(id)
        break
      }
      this.refused++
    }
    this.isCurrent = this.#socket.connected
  }

  close(): void {
    this.#socket.disconnect()
  }
}

async function run(place: Place, make: MakePlace): Promise<void> {
  const sites: { port: string; dataDir: string; running: Running }[] = []
  const start = (port: string, dataDir: string) =>
    Running.start({ ...place, dataDir }, 200, { ...SETTINGS, BENCH_PORT: port })
  const browsers: Browser[] = []
  try {
    for (let i = 0; i < PROCESSES; i++) {
      const [port, { dataDir }] = [String(await freePort()), await make()]
      sites.push({ port, dataDir, running: await start(port, dataDir) })
    }
    const [first] = sites
    if (!first) return
    await first.running.ask('fill', { areas: 1000, communities: 100 })
    const [saver] = await first.running.ask('signIn', { count: 1 })
    const saved: string[] = []
    /** Saves until `done`. @returns the milliseconds of each save */
    const saveUntil = async (done: () => boolean): Promise<number[]> => {
      const times: number[] = []
      while (!done()) {
        const area = areaIn(NTH)
        times.push(
          await timed(async () => {
            while (!(await first.running.call('measure.insert', saver?.cookie ?? '', area).catch(() => 0)))
              await sleep(50)
          }),
        )
        saved.push(area.id)
        await sleep(SAVE_MS)
      }
      return times
    }
    const areCurrent = () => browsers.every(({ isCurrent }) => isCurrent)
    const untilCurrent = async () => {
      while (!areCurrent()) await sleep(50)
    }
    for (let count = 0; count < COUNT; count += AT_ONCE) {
      const site = sites[(count / AT_ONCE) % PROCESSES]
      if (site) browsers.push(...Array.from({ length: AT_ONCE }, () => new Browser(site.running)))
      await sleep(50)
    }
    await untilCurrent()
    let rounds = 0
    const calm = await saveUntil(() => rounds++ >= 30)

    for (const browser of browsers) [browser.reads, browser.refused] = [0, 0]
    let isUp = false
    const began = performance.now()
    await Promise.all(sites.map(({ running }) => running.stop()))
    await Promise.all(
      sites.map(async (site) => {
        const again = await start(site.port, site.dataDir)
        site.running.become(again)
      }),
    )
    const up = performance.now()
    isUp = true
    const storm = saveUntil(() => isUp && areCurrent())
    await untilCurrent()
    const current = performance.now()
    const during = await storm
    await sleep(2000)
    const newest = saved.slice(-PAGE)
    const missed = browsers.reduce((sum, { known }) => sum + newest.filter((id) => !known.has(id)).length, 0)
    const sumOf = (of: (one: Browser) => number) => browsers.reduce((sum, one) => sum + of(one), 0)
    say(`\n${browsers.length} browsers on ${PROCESSES} processes that end and start at the same time`)
    table([
      ['', ''],
      ['until the processes are back', `${((up - began) / 1000).toFixed(1)} s`],
      ['until all browsers are current again, from then on', `${((current - up) / 1000).toFixed(1)} s`],
      ['reads, of these refused', `${sumOf(({ reads }) => reads)}, ${sumOf(({ refused }) => refused)}`],
      ['a save before (median, p95)', `${ms(median(calm))}, ${ms(quantile(calm, 0.95))}`],
      ['a save meanwhile (median, p95)', `${ms(median(during))}, ${ms(quantile(during, 0.95))}`],
      [`areas saved, and missed of the newest ${PAGE} by all browsers together`, `${saved.length}, ${missed}`],
    ])
  } finally {
    for (const browser of browsers) browser.close()
    for (const { running } of sites) await running.stop()
  }
}

await onEachEngine(async (make) => {
  const place = await make()
  if (place.engine === 'postgres') await run(place, make)
})
