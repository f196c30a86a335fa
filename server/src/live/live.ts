import { type LiveEvents, type LiveName, Follow } from '@fieldfare/shared/live.ts'
import { roomOf, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Auth } from '../account/auth.ts'
import { aliveAmong, sessionOf } from '../account/session.ts'
import type { Session } from '../call/context.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { isOurOrigin } from '../http/origin.ts'
import { CHANNEL, type Heard } from './bus.ts'
import { loadHeard } from './views.ts'

export interface Live {
  /** From here on browsers can connect, and what other processes publish is heard. */
  start(server: HttpServer): Promise<void>
  connections(): number
  stop(): Promise<void>
}

interface SocketData {
  who: Session | null
}
type ServerEvents = { [N in LiveName]: (event: LiveEvents[N]) => void } & { 'fetch.again': () => void }
interface ClientEvents {
  follow: (what: unknown, answer?: (ok: boolean) => void) => void
  unfollow: (what: unknown) => void
}

/** A client follows a screen's worth of feeds; more is no browser of ours. */
const FOLLOWS_MAX = ROOMS_MAX + 40

/** Live feeds over one Socket.IO connection a browser; NOTIFY is the bus between processes. */
export function makeLive(config: Config, db: Database, auth: Auth, log: FastifyBaseLogger): Live {
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>({
    path: '/live',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    // As specified; the threshold lies above an ordinary event, since deflating each costs five times the CPU. It counts
    // only where no context is carried from one message to the next, which would also cost 0.4 MB a connection.
    perMessageDeflate: {
      threshold: 16_384,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibDeflateOptions: { level: 7 },
    },
    allowRequest(request, decide) {
      const offered = request.headers['sec-websocket-extensions']
      if (offered) request.headers['sec-websocket-extensions'] = narrowWindow(offered)
      decide(null, isOurOrigin(config, request.headers))
    },
  })
  let unlisten: (() => Promise<void>) | undefined

  io.use(async (socket, next) => {
    try {
      socket.data.who = await sessionOf(db, auth, socket.handshake.headers.cookie)
      next()
    } catch (error) {
      log.error({ err: error }, 'live')
      // A browser that is refused stays away; one that is cut off comes back by itself.
      socket.conn.close()
    }
  })
  io.on('connection', (socket) => {
    const { who } = socket.data
    if (who) {
      void socket.join([`session:${who.sessionId}`])
      // The session may have ended between its being read and this.
      void leaveDead([who.sessionId])
    }
    socket.on('follow', (what, answer) => {
      const room = roomFor(socket.data, what)
      const ok = room !== null && socket.rooms.size <= FOLLOWS_MAX
      if (ok) void socket.join(room)
      if (typeof answer === 'function') answer(ok)
    })
    socket.on('unfollow', (what) => {
      const room = roomFor(socket.data, what)
      if (room) void socket.leave(room)
    })
  })

  /** Disconnects the sockets of those sessions that are no more; of all when it cannot be found out. */
  async function leaveDead(sessions: string[]): Promise<void> {
    const alive = await aliveAmong(db, sessions).catch((error: unknown) => {
      log.error({ err: error }, 'live')
      return new Set<string>()
    })
    for (const id of sessions) if (!alive.has(id)) io.in(`session:${id}`).disconnectSockets(true)
  }
  async function onBack(): Promise<void> {
    const sockets = await io.local.fetchSockets()
    await leaveDead([...new Set(sockets.flatMap(({ data }) => data.who?.sessionId ?? []))])
    // What was said while nobody listened is not said again: everyone reads afresh.
    io.emit('fetch.again')
  }

  // One after the other, so that what was committed first is told first.
  let queue = Promise.resolve()
  let missed = false
  // What waits to be read is read as it is by then: said again meanwhile, it is told once.
  const waiting = new Set<string>()
  const onPayload = (payload: string) => {
    if (waiting.has(payload)) return
    waiting.add(payload)
    queue = queue.then(async () => {
      waiting.delete(payload)
      try {
        await tell(JSON.parse(payload) as Heard)
        if (missed) io.emit('fetch.again')
        missed = false
      } catch (error) {
        // It could not be read, and is not said again.
        missed = true
        log.error({ err: error }, 'live')
      }
    })
  }
  async function tell(heard: Heard): Promise<void> {
    if (heard.name === 'sessions.ended') {
      for (const session of heard.sessions) io.in(`session:${session}`).disconnectSockets(true)
      return
    }
    const { rooms: followed } = io.of('/').adapter
    if (heard.name === 'communities.changed') {
      const rooms = [...followed.keys()].filter((room) => room.startsWith('land:'))
      if (rooms.length > 0) io.to(rooms).emit('fetch.again')
      return
    }
    const told = await loadHeard(db, heard, (room) => followed.has(room))
    if (!told) io.emit('fetch.again')
    for (const { rooms, name, event } of told ?? []) io.to(rooms).emit(name, event as never)
  }

  return {
    async start(server) {
      io.attach(server)
      unlisten = await db.listen(CHANNEL, onPayload, undefined, () => void onBack())
    },
    connections: () => io.engine?.clientsCount ?? 0,
    async stop() {
      if (!unlisten) return
      await unlisten()
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

// The room that a request to follow means for this person, or null where they may not.
function roomFor({ who }: SocketData, what: unknown): string | null {
  const parsed = Follow.safeParse(what)
  if (!parsed.success) return null
  if (parsed.data.feed === 'me') return who ? `me:${who.id}` : null
  return roomOf(parsed.data)
}

const WINDOW_BITS = 13

/**
 * Narrows the compression window, both ways, of each offer in a `Sec-WebSocket-Extensions` header that lets the server
 * choose it; `ws` then agrees to it. Set as options of `ws`, window bits would be demanded of every client, and Firefox
 * and Safari, which do not offer them, would be answered with 400.
 */
function narrowWindow(offers: string): string {
  return offers.replace(/client_max_window_bits(?:\s*=\s*"?(\d+)"?)?([^,]*)/g, (_offer, bits, rest: string) => {
    const narrow = `client_max_window_bits=${Math.min(Number(bits ?? WINDOW_BITS), WINDOW_BITS)}`
    return rest.includes('server_max_window_bits')
      ? `${narrow}${rest}`
      : `${narrow}; server_max_window_bits=${WINDOW_BITS}${rest}`
  })
}
