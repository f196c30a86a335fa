import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/connect.ts'
import { useWorld } from '../../testing/world.ts'
import { type Live, makeLive } from './live.ts'
import { loadEvent, mayFollow } from '../../liveViews.ts'

const { lasting, app } = useWorld()
const open: { live: Live; sockets: Socket[] }[] = []
afterEach(async () => {
  for (const { live, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.disconnect()
    await live.stop()
  }
})

/** Makes live feeds separate from the app's, on a database that the test can make unreachable, and whose NOTIFY payloads the test sends. */
async function liveOn() {
  const { db, config, auth, log } = app().deps
  const state = { away: false, say: (_payload: string) => {}, back: () => {} }
  const shaky: Database = {
    ...db,
    get kysely() {
      if (state.away) throw Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
      return db.kysely
    },
    listen: async (_channel, onPayload, _onLost, onBack) => {
      Object.assign(state, { say: onPayload, back: onBack })
      return async () => {}
    },
  }
  const live = makeLive(config, shaky, auth, log, { loadEvent, mayFollow })
  const heard: unknown[] = []
  live.onChange((change) => void heard.push(change))
  const server = createServer()
  await live.start(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets: Socket[] = []
  open.push({ live, sockets })
  const connect = (cookie: string, reconnection = false) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const options = {
      path: '/live',
      transports: ['websocket'],
      reconnection,
      reconnectionDelay: 50,
      extraHeaders: { cookie },
    }
    const socket = io(address, { ...options, forceNew: true })
    sockets.push(socket)
    return socket
  }
  return { state, connect, heard }
}
const happens = (socket: Socket, name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve))
const endSession = (personId: string) =>
  app().deps.db.kysely.deleteFrom('auth.session').where('userId', '=', personId).returning('id').execute()

test('onChange: listeners receive each change, null after missed changes, and null for changes that only another server version knows', async () => {
  const { state, heard } = await liveOn()
  const change = { name: 'area.changed', id: randomUUID(), rooms: [] }
  state.say(JSON.stringify(change))
  state.say('{"name":"moon.changed"}')
  await vi.waitFor(() => expect(heard).toEqual([change, null]))
  state.back()
  expect(heard).toHaveLength(3)
  expect(heard.at(-1)).toBeNull()
})

test('a connection during a database outage is refused without database details, and the client reconnects after the outage', async () => {
  const { cookie } = await lasting().make.member()
  const { state, connect } = await liveOn()
  state.away = true
  const socket = connect(cookie, true)
  const refused: string[] = []
  socket.on('connect_error', (error) => refused.push(error.message))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(refused.join()).not.toContain('10.1.2.3')
  state.away = false
  await happens(socket, 'connect')
})

test('connections of a session that ended while NOTIFY was lost are closed once NOTIFY is back, other connections stay', async () => {
  const [gone, stays] = [await lasting().make.member(), await lasting().make.member()]
  const { state, connect } = await liveOn()
  const sockets = [connect(gone.cookie), connect(stays.cookie), connect('')]
  await Promise.all(sockets.map((socket) => happens(socket, 'connect')))
  await endSession(gone.id)
  const again = happens(sockets[1]!, 'fetch.again')
  const ended = happens(sockets[0]!, 'disconnect')
  state.back()
  expect(await ended).toBe('io server disconnect')
  await again
  expect(sockets.map(({ connected }) => connected)).toEqual([false, true, true])
})

test('a client whose session ends while the client connects cannot follow feeds', async () => {
  const { make } = lasting()
  const { state, connect } = await liveOn()
  for (let round = 0; round < 5; round++) {
    const person = await make.member()
    const socket = connect(person.cookie)
    const ended = Promise.race([
      happens(socket, 'disconnect'),
      new Promise((resolve) => setTimeout(() => resolve('refused'), 300)),
    ])
    const sessions = (await endSession(person.id)).map(({ id }) => id)
    state.say(JSON.stringify({ name: 'sessions.ended', sessions }))
    await ended
    const follows =
      socket.connected &&
      (await socket
        .timeout(500)
        .emitWithAck('follow', { feed: 'me' })
        .catch(() => false))
    expect(follows).toBe(false)
    socket.disconnect()
  }
})

test('fetch.again: an event whose content could not be read makes clients fetch again', async () => {
  const { state, connect } = await liveOn()
  const socket = connect('')
  await happens(socket, 'connect')
  await socket.emitWithAck('follow', { feed: 'KV' })
  const again = happens(socket, 'fetch.again')
  state.away = true
  state.say(JSON.stringify({ name: 'setting.changed', key: 'DRAW_AREA' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  state.away = false
  state.say(JSON.stringify({ name: 'setting.changed', key: 'DRAW_AREA' }))
  await again
})
