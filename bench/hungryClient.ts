// The hungry client of bench/hungry.ts, in a process of its own: the bench measures the cost for the server, not that of sending.
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { takeLowestPriority } from '../server/src/content/photo/lowestPriority.ts'
import { round } from '../server/src/testing/testShapes.ts'
import { areaIn, LARGE_AT, type Saver } from './land.ts'
import { Running } from './running.ts'

// This package belongs to the server.
const sharp = createRequire(import.meta.resolve('@fieldfare/server/router.ts'))(
  'sharp',
) as typeof import('sharp').default

export interface HungerTask {
  /** The name of one of HUNGERS. */
  name: string
  url: string
  communities: number
  hungry: Saver
  /** A person who has sent nothing yet, since each person may send only some photos and large bodies per hour. */
  fresh: Saver
  /** The id of an area of the hungry client with 5,000 corners. */
  large: string
}
type Site = Omit<HungerTask, 'name' | 'url'> & { running: Running }
/** A kind of load: sends it until the signal aborts. */
type Hunger = (site: Site, signal: AbortSignal) => Promise<void>

/** The pause after a refusal: a client that retries at once costs the measuring machine as much as the server. */
const REFUSED_MS = 100

/** Repeats an action in `atOnce` loops until the signal aborts, also after errors. */
async function repeat(signal: AbortSignal, atOnce: number, act: (nth: number) => Promise<unknown>): Promise<void> {
  let nth = 0
  const one = async () => {
    while (!signal.aborted) {
      const failed = await Promise.resolve(act(nth++)).then(
        () => false,
        () => true,
      )
      if (failed) await sleep(REFUSED_MS)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

const FROM = '10.9.9.9'
const photoOf = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3a7d44' } })
    .jpeg({ quality: 50 })
    .toBuffer()

export const HUNGERS: Record<string, Hunger> = {
  'pages of large areas, 40 at once': ({ running }, signal) =>
    repeat(signal, 40, () =>
      running.read('feed.measures.tile', '', { ...tileAt(...LARGE_AT, ROOM_ZOOM), limit: 200 }, FROM),
    ),
  'own large areas, 40 at once': ({ running, hungry: { cookie } }, signal) =>
    repeat(signal, 40, () => running.read('feed.measures.mine', cookie, { limit: 200 }, FROM)),
  'all communities, 40 at once': ({ running }, signal) =>
    repeat(signal, 40, () => running.read('feed.land.all', '', { limit: 200 }, FROM)),
  'what own areas cover, 40 at once': ({ running, hungry: { cookie } }, signal) =>
    repeat(signal, 40, () => running.read('feed.measures.mineTotals', cookie, undefined, FROM)),
  'what large areas can be merged with, 40 at once': ({ running, hungry: { cookie }, large: id }, signal) =>
    repeat(signal, 40, () => running.read('feed.measures.touching', cookie, { id, limit: 200 }, FROM)),
  'map tiles, 40 at once': ({ running }, signal) =>
    repeat(signal, 40, (nth) =>
      running.get(`/tiles/areas/14/${8192 + (nth % 4000)}/${5700 + Math.floor(nth / 4000)}.pbf`, FROM),
    ),
  'photos of 49 megapixels, 20 at once': async ({ running, fresh: { cookie } }, signal) => {
    const photo = await photoOf(7000)
    await repeat(signal, 20, () =>
      running.upload(`/photos/${randomUUID()}`, 'image/jpeg', photo, { cookie, from: FROM }),
    )
  },
  'bodies of 27 MB, 8 at once': ({ running, fresh: { cookie } }, signal) => {
    const huge = Buffer.from(JSON.stringify({ base64Image: 'A'.repeat(27 * 1024 * 1024) }))
    return repeat(signal, 8, () =>
      running.upload('/trpc/uploadImageFileBase64', 'application/json', huge, { cookie, from: FROM }),
    )
  },
  'large areas, 20 at once': ({ running, hungry: { cookie } }, signal) =>
    repeat(signal, 20, (nth) =>
      running.call('measure.insert', cookie, { ...areaIn(0), measure: round(4990, 5 + (nth % 100) / 100, 50) }, FROM),
    ),
  'small areas, 40 at once': ({ running, hungry: { cookie }, communities }, signal) =>
    repeat(signal, 40, (nth) => running.call('measure.insert', cookie, areaIn(nth % communities), FROM)),
  '300 connections that follow without end': ({ running }, signal) =>
    repeat(signal, 300, () => flood(running.url, signal)),
  '30 connections that only ping': ({ running }, signal) => repeat(signal, 30, () => pinging(running.url, signal)),
  '20 connections that send a thousand requests ahead': ({ running }, signal) =>
    repeat(signal, 20, () => ahead(running.url, signal)),
  '500 half-sent bodies': ({ running }, signal) => repeat(signal, 500, () => halfSent(running.url, signal)),
  '300 connections that take nothing': async ({ running, hungry: { cookie }, large: id }, signal) => {
    await Promise.all([
      repeat(signal, 300, () => deaf(running.url, signal, id)),
      repeat(signal, 1, (nth) =>
        running
          .call('measure.update', cookie, { measureId: id, data: { title: `Area ${nth}` } }, FROM)
          .then(() => sleep(20)),
      ),
    ])
  },
}

/** Opens one plain TCP connection, and waits until it is ended: a client of HTTP or Socket.IO would wait for responses. */
async function connection(url: string, signal: AbortSignal, use: (socket: Socket) => unknown): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  const end = () => void socket.destroy()
  signal.addEventListener('abort', end)
  await use(socket)
  // A refused connection is retried after a pause: a socket costs the bench as well.
  await Promise.race([gone, sleep(1000)])
  if (!signal.aborted && !socket.destroyed) await gone
  signal.removeEventListener('abort', end)
  socket.destroy()
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', `X-Forwarded-For: ${FROM}`, ...headers, '\r\n'].join('\r\n')

const live = (url: string, signal: AbortSignal, say: (send: (text: string) => void, socket: Socket) => unknown) =>
  connection(url, signal, async (socket) => {
    socket.write(
      request(
        'GET /live/?EIO=4&transport=websocket',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomUUID().slice(0, 22)}==`,
      ),
    )
    const opened = new Promise<boolean>((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString('latin1').startsWith('HTTP/1.1 101')))
      socket.once('close', () => resolve(false))
    })
    if (!(await opened)) return
    const send = (text: string) => {
      const length = Buffer.byteLength(text)
      const head = Buffer.from([0x81, 0xfe, length >> 8, length & 255, 0, 0, 0, 0])
      if (!socket.destroyed) socket.write(Buffer.concat([head, Buffer.from(text)]))
    }
    send('40')
    await say(send, socket)
  })

const flood = (url: string, signal: AbortSignal) =>
  live(url, signal, async (send) => {
    for (let sent = 0; sent < 2000 && !signal.aborted; sent++) {
      send(`42["follow",{"feed":"measures","scope":"tile","x":${sent % 128},"y":40}]`)
      if (sent % 200 === 0) await sleep(1)
    }
  })

const deaf = (url: string, signal: AbortSignal, id: string) =>
  live(url, signal, (send, socket) => {
    send(`42["follow",{"feed":"measures","scope":"one","id":"${id}"}]`)
    socket.pause()
  })

/** Ten thousand ping frames of the WebSocket protocol, masked with zeros, in one packet. */
const PINGS = Buffer.alloc(60_000, Buffer.from([0x89, 0x80, 0, 0, 0, 0]))

const pinging = (url: string, signal: AbortSignal) =>
  live(url, signal, async (_send, socket) => {
    while (!signal.aborted && !socket.destroyed) {
      socket.write(PINGS)
      await sleep(20)
    }
  })

const AHEAD = request('GET /trpc/feed.land.all?input=%7B%22limit%22%3A50%7D').repeat(1000)

/** Sends a thousand requests ahead and reads none of the answers. */
const ahead = (url: string, signal: AbortSignal) =>
  connection(url, signal, (socket) => void socket.pause().write(AHEAD))

const HALF = 512 * 1024
const halfSent = (url: string, signal: AbortSignal) =>
  connection(url, signal, (socket) => {
    socket.write(request('POST /trpc/log', 'Content-Type: application/json', `Content-Length: ${2 * HALF}`))
    socket.write(Buffer.alloc(HALF, ' '))
  })

// The parent process starts and ends the load; as an import this module only names the kinds.
if (process.send) {
  process.once('disconnect', () => process.exit(0))
  process.once('message', async ({ name, url, ...site }: HungerTask) => {
    takeLowestPriority()
    process.send?.('begins')
    await HUNGERS[name]?.({ ...site, running: Running.at(url, 400) }, new AbortController().signal)
  })
}
