import type { IncomingMessage } from 'node:http'
import { type Allowance, makeBucket, makeBuckets } from '../call/bucket.ts'
import { networkOf } from '../call/limits.ts'
import { KeyedCounter } from '../call/keyedCounter.ts'
import type { Config } from '../config.ts'
import { addressesOf } from '../http/clientAddress.ts'

/** The most live connections of one person: one for each tab. */
const TABS = 6
/** The connections that one person may open at once and per second: each page that is loaded opens one. */
const OPENS = { burst: 10, perSecond: 0.2 }
/**
 * The messages of one connection at once and per second: a screen follows up to 64 feeds, and when it is moved quickly,
 * leaves them for as many others.
 */
const MESSAGES: Allowance = { burst: 250, perSecond: 20 }
/** The messages of all connections of one person: every tab follows a full screen of feeds when the server is back. */
const ALL_MESSAGES: Allowance = { burst: 400, perSecond: 20 }
/** Bytes that may wait for a client that does not read. */
const WAITING_MAX = 1024 * 1024
/** The approximate memory of a waiting message besides its bytes. */
const MESSAGE_BYTES = 200
/** The milliseconds between two checks of each connection's raw bytes, and the bytes that a client may send in between. */
const LOOK_MS = 2000
const SENT_MAX = 256 * 1024

/** The part of an Engine.IO connection that the guard watches. */
interface Connection {
  request: IncomingMessage
  /** The transport's WebSocket: it still receives from a client that does not confirm the close of the connection. */
  transport: { socket: { on(name: 'message' | 'ping' | 'pong', act: () => void): unknown; pong: () => void } }
  on(name: 'packetCreate', act: (packet: { data?: unknown }) => void): unknown
  on(name: 'flush' | 'close', act: () => void): unknown
}

export interface Guard {
  /** Tells whether this request may open a connection: its IP address has not too many, and does not open them too quickly. */
  mayOpen(request: IncomingMessage): boolean
  /** Watches an open connection, and destroys it when too many bytes wait for its client or the client sends too much. */
  watch(connection: Connection): void
  stop(): void
}

/** Keeps one client's live connections from using up the memory or the time of a process. */
export function makeGuard(config: Config): Guard {
  const people = config.PEOPLE_PER_ADDRESS
  const addressOf = addressesOf(config)
  const clientOf = (request: IncomingMessage) => networkOf(addressOf(request))
  const mayConnect = makeBuckets({ burst: OPENS.burst * people, perSecond: OPENS.perSecond * people })
  const maySendFrom = makeBuckets({ burst: ALL_MESSAGES.burst * people, perSecond: ALL_MESSAGES.perSecond * people })
  const open = new KeyedCounter()
  const watched = new Map<IncomingMessage['socket'], { read: number }>()
  // Unfinished messages count as sent bytes, and data that a client does not read as waiting bytes.
  const look = setInterval(() => {
    for (const [socket, before] of watched) {
      if (socket.writableLength > WAITING_MAX || socket.bytesRead - before.read > SENT_MAX) socket.destroy()
      before.read = socket.bytesRead
    }
  }, LOOK_MS).unref()

  return {
    mayOpen(request) {
      const client = clientOf(request)
      return open.of(client) < TABS * people && mayConnect(client)
    },
    watch(connection) {
      const { request, transport } = connection
      const { socket } = request
      const client = clientOf(request)
      const maySend = makeBucket(MESSAGES)
      let waiting = 0
      open.add(client, 1)
      watched.set(socket, { read: socket.bytesRead })
      // A ping is answered, and so costs as much as a message.
      for (const name of ['message', 'ping', 'pong'] as const)
        transport.socket.on(name, () => {
          if (maySend() && maySendFrom(client)) return
          socket.destroy()
          // A packet may contain ten thousand pings, and trying to answer them on a closed socket takes longer than on an open one.
          transport.socket.pong = () => undefined
        })
      connection.on('packetCreate', ({ data }) => {
        waiting += MESSAGE_BYTES + (typeof data === 'string' ? data.length : 0)
        // `close` would wait until the client has read everything.
        if (waiting > WAITING_MAX) socket.destroy()
      })
      connection.on('flush', () => void (waiting = 0))
      connection.on('close', () => open.add(client, -1))
      socket.once('close', () => watched.delete(socket))
    },
    stop: () => clearInterval(look),
  }
}
