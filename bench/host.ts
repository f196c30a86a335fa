// A real server in a process of its own, which can also run the bare statements of a save on the connection from which it serves.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { connect } from '../server/src/platform/db/connect.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { Encoder } from '../server/src/land/tile/encoder.ts'
import { readTile } from '../server/src/land/tile/rows.ts'
import { encodeLove } from '../server/src/land/loveMap/encodeLove.ts'
import { releaseLoveMap } from '../server/src/land/loveMap/release.ts'
import { cellsOfTile } from '../server/src/land/loveMap/rows.ts'
import { makeLogger } from '../server/src/platform/log/logger.ts'
import { bareSave } from './bareSave.ts'
import { beginThreads, type Discussion } from './discussion.ts'
import { timed } from './figures.ts'
import { addBorders, age, areaIn, drawLarge, fill, gather, respond, type Saver, signIn, someIds } from './land.ts'

export interface Asks {
  /** Fills the database, see `fill` of land.ts: areas and communities lie in a square of `degrees` on each side. */
  fill: { areas: number; communities: number; people?: number; degrees?: number }
  signIn: { count: number }
  /** Adds `count` areas of 5,000 corners. */
  drawLarge: { maker: Saver; count: number }
  /** Adds a community of these people, with a thread of each size. */
  beginThreads: { people: Saver[]; sizes: number[] }
  /** Adds a community of this owner with `count` subscribers. */
  gather: { owner: Saver; count: number }
  /** Makes bare saves in the communities from `from` on, one after the other. */
  bareSaves: { savers: Saver[]; from: number; count: number }
  /** Makes bare saves by `writers` writers at once, each for a different person. */
  bareWriters: { savers: Saver[]; from: number; count: number; writers: number; notify: boolean }
  /** Adds so many people; everybody in the database then agrees to the study. */
  respond: { people: number }
  /** Reads and encodes a tile of areas without the cache. */
  readTile: { z: number; x: number; y: number }
  /** Adds so many borders of a register, and counts the cells of the love map for the first time. */
  readyMaps: { borders: number; degrees: number }
  /** Reads a tile of the love map without the cache. */
  readLove: { z: number; x: number; y: number }
  /** Returns the ids of an existing area and community. */
  someIds: null
  admin: null
  memory: null
  /** Starts a bare WebSocket server that forwards each message it receives. */
  broadcast: null
}
export interface Answers {
  fill: null
  signIn: Saver[]
  /** The ids of the areas. */
  drawLarge: string[]
  beginThreads: Discussion[]
  /** The community's id. */
  gather: string
  bareSaves: number[]
  /** Milliseconds of all saves together. */
  bareWriters: number
  respond: null
  /** The bytes of the tile as it is sent. */
  readTile: number
  /** Milliseconds that counting the love map took. */
  readyMaps: number
  readLove: number
  someIds: { areaId: string; communityId: string }
  admin: Saver
  /** Bytes of resident memory of the process, now and at most since its start. */
  memory: { rest: number; most: number }
  /** The URL of the WebSocket server. */
  broadcast: string
}

const config = readConfig({
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] ?? 'test',
  HOST: '127.0.0.1',
  PORT: process.env['BENCH_PORT'] ?? '0',
  DEMO: '0',
  LOG_LEVEL: 'warn',
})
const log = makeLogger(config)
const db = await connect({
  dataDir: config.DATA_DIR,
  databaseUrl: config.DATABASE_URL,
  readUrls: config.DATABASE_READ_URLS,
  log,
})
await migrate(db)
const app = await buildApp(config, db, log)
const encoder = new Encoder((error) => log.error({ err: error }, 'a tile'))

const answers: { [A in keyof Asks]: (ask: Asks[A]) => Promise<Answers[A]> } = {
  async fill({ areas, communities, ...site }) {
    await fill(db, areas, communities, site)
    return null
  },
  signIn: ({ count }) => signIn(app.deps, count),
  drawLarge: ({ maker, count }) => drawLarge(db, maker, count),
  beginThreads: ({ people, sizes }) => beginThreads(db, people, sizes),
  gather: ({ owner, count }) => gather(db, owner, count),
  async bareSaves({ savers, from, count }) {
    const times: number[] = []
    for (let nth = from; nth < from + count; nth++) {
      const saver = savers[nth % savers.length]
      if (saver) times.push(await timed(() => bareSave(db.pool, saver, areaIn(nth))))
    }
    return times
  },
  bareWriters: ({ savers, from, count, writers, notify }) =>
    timed(() =>
      Promise.all(
        savers.slice(0, writers).map(async (saver, writer) => {
          for (let nth = from + writer; nth < from + count; nth += writers)
            await bareSave(db.pool, saver, areaIn(nth), notify)
        }),
      ),
    ),
  async respond({ people }) {
    await respond(db, people)
    return null
  },
  async readTile(address) {
    const rows = await readTile(db.kysely, address)
    const tile = rows && (await encoder.encode(address, rows))
    return tile?.body.length ?? 0
  },
  async readyMaps({ borders, degrees }) {
    await addBorders(db, borders, degrees)
    await age(db)
    return timed(() => releaseLoveMap(db.kysely))
  },
  readLove: async (address) => encodeLove(address, await cellsOfTile(db.kysely, address))?.length ?? 0,
  someIds: () => someIds(db),
  async admin() {
    const [saver] = await signIn(app.deps, 1)
    if (!saver) throw new Error('Nobody is an admin.')
    await db.kysely.updateTable('person').set({ admin: true }).where('id', '=', saver.id).execute()
    return saver
  },
  // maxRSS is in kilobytes.
  memory: async () => ({ rest: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 }),
  async broadcast() {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    server.on('connection', (socket) => {
      socket.on('message', (bytes) => server.clients.forEach((other) => other.send(bytes, { binary: false })))
    })
    await once(server, 'listening')
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  },
}

process.on('message', async ([name, ask]: [keyof Asks, never]) => {
  try {
    process.send?.({ answer: await answers[name](ask) })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
  }
})
// The process ends when the benchmark has ended.
process.once('disconnect', async () => {
  await app.stop()
  await encoder.close()
  await db.close()
  process.exit(0)
})
process.send?.({ answer: await app.start() })
