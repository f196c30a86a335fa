import { once } from 'node:events'
import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { type TestDatabase, openTestDatabase } from './testing/engines.ts'
import { useWorld } from './testing/world.ts'

const { app } = useWorld()
let db: TestDatabase | undefined
afterEach(() => db?.close())

/** Starts a separate server, on its own database. */
async function started(): Promise<{ own: App; port: number }> {
  db = await openTestDatabase()
  const own = await buildApp(app().deps.config, db, app().deps.log)
  return { own, port: Number(new URL(await own.start()).port) }
}
const timed = async (work: Promise<unknown>) => {
  const began = performance.now()
  await work
  return performance.now() - began
}

test('app.stop: closes an open live connection and stops within four seconds', async () => {
  const { own, port } = await started()
  const socket = io(`http://127.0.0.1:${port}`, { path: '/live', transports: ['websocket'], reconnection: false })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  const disconnected = new Promise((resolve) => socket.once('disconnect', resolve))
  expect(await timed(own.stop())).toBeLessThan(4000)
  await disconnected
})

test('app.stop: stops within nine seconds with a half-sent request and a silent live connection', async () => {
  const { own, port } = await started()
  const half = connect(port, '127.0.0.1')
  half.on('error', () => undefined)
  await once(half, 'connect')
  half.write('POST /trpc/log HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  const mute = connect(port, '127.0.0.1')
  mute.on('error', () => undefined)
  await once(mute, 'connect')
  mute.write(
    'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(mute, 'data')
  expect(await timed(own.stop())).toBeLessThan(9000)
  half.destroy()
  mute.destroy()
})

test('app.stop: stops within twelve seconds when a job was just enqueued', async () => {
  const { own } = await started()
  await own.deps.db.kysely
    .transaction()
    .execute((tx) => own.deps.jobs.enqueue(tx, 'mailReset', { email: 'nobody@example.org' }))
  expect(await timed(own.stop())).toBeLessThan(12_000)
})
