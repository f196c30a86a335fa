import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket as Tcp } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { CHANNEL } from '../call/changeEvents.ts'
import type { Config } from '../config.ts'
import { round } from '../../testing/testShapes.ts'
import { useWorld } from '../../testing/world.ts'
import { makeLive } from './live.ts'
import { loadEvent, mayFollow } from '../../liveViews.ts'

const { lasting, app } = useWorld()
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function liveWith(settings: Partial<Config> = {}) {
  const { db, config, auth, log } = app().deps
  const live = makeLive({ ...config, ...settings }, db, auth, log, { loadEvent, mayFollow })
  const server = createServer()
  await live.start(server)
  ends.push(() => live.stop())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = (cookie = ''): Socket => {
    const options = { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true }
    const socket = io(`http://127.0.0.1:${port}`, { ...options, extraHeaders: { cookie } })
    ends.push(() => socket.disconnect())
    return socket
  }
  return { live, port, open }
}
const happens = (socket: Socket, ...names: string[]) =>
  new Promise<string>((resolve) => names.forEach((name) => socket.once(name, () => resolve(name))))
const outcome = (socket: Socket) => happens(socket, 'connect', 'connect_error', 'disconnect')

test('with PEOPLE_PER_ADDRESS 1, a seventh live connection of an IP address is refused until one of the six others is closed', async () => {
  const { live, open } = await liveWith({ PEOPLE_PER_ADDRESS: 1 })
  const sockets = Array.from({ length: 6 }, () => open())
  expect(new Set(await Promise.all(sockets.map(outcome)))).toEqual(new Set(['connect']))
  expect(await outcome(open())).toBe('connect_error')
  sockets[0]?.disconnect()
  await expect.poll(() => live.connections()).toBe(5)
  expect(await outcome(open())).toBe('connect')
})

test('sixty people with three tabs each behind one IP address are all connected', async () => {
  const { open } = await liveWith()
  const sockets = Array.from({ length: 60 * 3 }, () => open())
  const outcomes = await Promise.all(sockets.map(outcome))
  expect(outcomes.filter((one) => one === 'connect')).toHaveLength(180)
})

test('one session may open forty live connections, and the next one is closed', async () => {
  const { open } = await liveWith()
  const { cookie } = await lasting().make.member()
  const sockets = Array.from({ length: 40 }, () => open(cookie))
  expect(new Set(await Promise.all(sockets.map(outcome)))).toEqual(new Set(['connect']))
  const more = open(cookie)
  await new Promise((resolve) => more.io.once('close', resolve))
  expect(more.connected).toBe(false)
})

test('a live connection that sends a thousand messages at once is closed', async () => {
  const { open } = await liveWith()
  const socket = open()
  await happens(socket, 'connect')
  const disconnected = happens(socket, 'disconnect')
  for (let i = 0; i < 1000; i++) socket.emit('follow', { feed: 'KV' })
  expect(await disconnected).toBe('disconnect')
})

test('messages over many connections of one IP address are limited together, and five tabs that follow 64 feeds each stay connected', async () => {
  const { open } = await liveWith({ PEOPLE_PER_ADDRESS: 1 })
  const follow = async (messages: number) => {
    const socket = open()
    await happens(socket, 'connect')
    const disconnected = happens(socket, 'disconnect')
    for (let i = 1; i < messages; i++) socket.emit('follow', { feed: 'KV' })
    const followed = socket.timeout(5000).emitWithAck('follow', { feed: 'KV' })
    const outcome = await Promise.race([disconnected, followed.then(() => 'stays')])
    socket.disconnect()
    return outcome
  }
  for (let tab = 0; tab < 5; tab++) expect(await follow(64)).toBe('stays')
  // The flood needs several connections: each sends no more than one may, and the IP address's allowance refills meanwhile.
  let flood = 'stays'
  for (let nth = 0; nth < 4 && flood === 'stays'; nth++) flood = await follow(200)
  expect(flood).toBe('disconnect')
})

test('a live connection is closed when its session expires, and stays open if the session has been extended meanwhile', async () => {
  const { kysely } = app().deps.db
  const { make } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  const expireIn = (id: string, ms: number) =>
    kysely
      .updateTable('auth.session')
      .set({ expiresAt: new Date(Date.now() + ms) })
      .where('userId', '=', id)
      .execute()
  const { open } = await liveWith()
  for (const { id } of [one, other]) await expireIn(id, 1500)
  const [ended, extended] = [open(one.cookie), open(other.cookie)]
  await Promise.all([happens(ended, 'connect'), happens(extended, 'connect')])
  await expireIn(other.id, 3_600_000)
  await happens(ended, 'disconnect')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(extended.connected).toBe(true)
})

/** Opens a WebSocket connection over which the test writes raw frames. */
async function framed(port: number): Promise<Tcp> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  ends.push(() => socket.destroy())
  socket.write(
    [
      'GET /live/?EIO=4&transport=websocket HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  await once(socket, 'data')
  return socket
}

/** Opens a connection that follows an area and then reads nothing any more. */
async function deaf(port: number, id: string): Promise<void> {
  const socket = await framed(port)
  for (const text of ['40', `42${JSON.stringify(['follow', { feed: 'measures', scope: 'one', id }])}`])
    socket.write(frame(text))
  socket.pause()
}

const [TEXT, BINARY, PING, PONG] = [0x81, 0x82, 0x89, 0x8a]

/** Returns a masked WebSocket frame, as a browser sends it; the mask is zero. */
const frame = (text: string, kind = TEXT): Buffer => {
  const { length } = text
  const size = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([kind, ...size, 0, 0, 0, 0]), Buffer.from(text)])
}

test.each([
  ['pings', PING],
  ['pongs', PONG],
])('a live connection that sends 400 WebSocket %s is closed', async (_name, kind) => {
  const { port } = await liveWith()
  const socket = await framed(port)
  const ended = once(socket.resume(), 'close')
  socket.write(Buffer.concat(Array.from({ length: 200 }, () => frame('', kind))))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(socket.closed).toBe(false)
  socket.write(Buffer.concat(Array.from({ length: 200 }, () => frame('', kind))))
  await ended
})

test('a connection closed by the server after an error is destroyed when its client keeps sending', async () => {
  const { live, port } = await liveWith()
  const socket = await framed(port)
  const ended = once(socket.resume(), 'close')
  socket.write(frame('40'))
  // An unannounced binary frame makes the server close the connection; the test does not answer the close.
  socket.write(frame('x', BINARY))
  await expect.poll(() => live.connections()).toBe(0)
  expect(socket.closed).toBe(false)
  socket.write(Buffer.concat(Array.from({ length: 300 }, () => frame('2'))))
  await ended
})

test('a client that reads nothing is disconnected, and a client that reads receives every event', async () => {
  const { make, deps } = lasting()
  const id = await make.area(await make.member(), round(490, 5, 54))
  const { live, port, open } = await liveWith()
  const reader = open()
  await happens(reader, 'connect')
  await reader.emitWithAck('follow', { feed: 'measures', scope: 'one', id })
  let received = 0
  reader.on('area.changed', () => received++)
  await deaf(port, id)
  await expect.poll(() => live.connections()).toBe(2)
  // The operating system itself buffers a few megabytes for a socket.
  const EVENTS = 1500
  for (let sent = 0; sent < EVENTS; sent += 100) {
    const payloads = Array.from({ length: 100 }, (_, i) =>
      JSON.stringify({ name: 'area.changed', id, rooms: [`n${sent + i}`] }),
    )
    await deps.db.pool.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads])
    await expect.poll(() => received, { timeout: 20_000 }).toBe(sent + 100)
  }
  await expect.poll(() => live.connections()).toBe(1)
  expect(received).toBe(EVENTS)
})
