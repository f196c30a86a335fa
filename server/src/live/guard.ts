import type { IncomingMessage } from 'node:http'
import { type Allowance, makeBucket, makeBuckets } from '../call/bucket.ts'
import { networkOf } from '../call/limits.ts'
import type { Config } from '../config.ts'
import { addressesOf } from '../http/clientAddress.ts'

/** Live connections of one person: tabs, of which each has one. */
const TABS = 6
/** Connections opened a second by one person: each page that is loaded opens one. */
const OPENS = { burst: 10, perSecond: 0.2 }
/** A screen follows up to 64 feeds at once, and leaves them for as many others when it is moved quickly. */
const MESSAGES: Allowance = { burst: 250, perSecond: 20 }
/** Messages of all connections of one person: every tab follows a full screen when the server is back. */
const ALL_MESSAGES: Allowance = { burst: 400, perSecond: 20 }
/** Bytes that may wait for a client that does not read. */
const WAITING_MAX = 1024 * 1024
/** The memory of a waiting message besides its bytes, about. */
const MESSAGE_BYTES = 200
/** How often the bytes below the messages are looked at, and how many a client may send in between. */
const LOOK_MS = 2000
const SENT_MAX = 256 * 1024

/** The part of a connection of Engine.IO that is watched. */
interface Connection {
  request: IncomingMessage
  on(name: 'packet', act: () => void): unknown
  on(name: 'packetCreate', act: (packet: { data?: unknown }) => void): unknown
  on(name: 'flush' | 'close', act: () => void): unknown
}

export interface Guard {
  /** Whether this request may open a connection: its address has neither too many nor opens them too quickly. */
  mayOpen(request: IncomingMessage): boolean
  /** Watches an open connection, and cuts it off when too much waits for it or when it sends too much. */
  watch(connection: Connection): void
  stop(): void
}

/** Keeps one client from filling the memory or the time of a process by live connections. */
export function makeGuard(config: Config): Guard {
  const people = config.PEOPLE_PER_ADDRESS
  const addressOf = addressesOf(config)
  const clientOf = (request: IncomingMessage) => networkOf(addressOf(request))
  const mayConnect = makeBuckets({ burst: OPENS.burst * people, perSecond: OPENS.perSecond * people })
  const maySendFrom = makeBuckets({ burst: ALL_MESSAGES.burst * people, perSecond: ALL_MESSAGES.perSecond * people })
  const openOf = new Map<string, number>()
  const watched = new Map<IncomingMessage['socket'], { read: number }>()
  const count = (client: string, change: 1 | -1) => {
    const open = (openOf.get(client) ?? 0) + change
    if (open > 0) openOf.set(client, open)
    else openOf.delete(client)
  }
  // Frames that are no messages, such as WebSocket's own pings, and bytes that a client does not take.
  const look = setInterval(() => {
    for (const [socket, before] of watched) {
      if (socket.writableLength > WAITING_MAX || socket.bytesRead - before.read > SENT_MAX) socket.destroy()
      before.read = socket.bytesRead
    }
  }, LOOK_MS).unref()

  return {
    mayOpen(request) {
      const client = clientOf(request)
      return (openOf.get(client) ?? 0) < TABS * people && mayConnect(client)
    },
    watch(connection) {
      const { request } = connection
      const { socket } = request
      const client = clientOf(request)
      const maySend = makeBucket(MESSAGES)
      let waiting = 0
      count(client, 1)
      watched.set(socket, { read: socket.bytesRead })
      connection.on('packet', () => void ((maySend() && maySendFrom(client)) || socket.destroy()))
      connection.on('packetCreate', ({ data }) => {
        waiting += MESSAGE_BYTES + (typeof data === 'string' ? data.length : 0)
        // Not closed, which would wait until all of it is taken.
        if (waiting > WAITING_MAX) socket.destroy()
      })
      connection.on('flush', () => void (waiting = 0))
      connection.on('close', () => {
        count(client, -1)
        watched.delete(socket)
      })
    },
    stop: () => clearInterval(look),
  }
}
