import type { Follow, LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Auth } from '../session/auth.ts'
import { endsOf, sessionOf, type Session } from '../session/session.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { isOurOrigin } from '../http/origin.ts'
import { CHANNEL, type ChangeEvent, parseEvent } from '../call/changeEvents.ts'
import { makeGuard } from './guard.ts'
import { FOLLOWS_MAX, hasRoom, roomsFor } from './followedRooms.ts'
import { narrowWindow } from './narrowWindow.ts'
import { RecentRooms } from './recentRooms.ts'

export interface Live {
  /** Accepts connections of browsers and listens for the events of all processes. */
  start(server: HttpServer): Promise<void>
  /**
   * Calls a listener with each change, from this process or another, and with null when changes may have been missed.
   * The listener must not throw.
   */
  onChange(listener: ChangeListener): void
  connections(): number
  stop(): Promise<void>
}

/** An event for the sockets in some Socket.IO rooms. */
export interface Delivery<N extends LiveName = LiveName> {
  name: N
  rooms: string[]
  event: LiveEvents[N]
}

/** Reads the changed thing, as everyone may see it, if a socket of this process follows it. */
export type LoadEvent = (
  db: Database,
  change: Exclude<ChangeEvent, { name: 'sessions.ended' | 'communities.changed' }>,
  isFollowed: (room: string) => boolean,
) => Promise<Delivery[]>

export type ChangeListener = (change: ChangeEvent | null) => void
/** Tells whether a person may follow a feed, for feeds that only members of something may follow. */
export type MayFollow = (db: Database, what: Follow, who: Session | null) => boolean | Promise<boolean>

/** The functions that depend on the features (nouns) whose feeds are followed. */
export interface LiveParts {
  loadEvent: LoadEvent
  mayFollow: MayFollow
}

interface SocketData {
  who: Session | null
  /** The rooms that the socket joins once it is known that the person may follow their feed. */
  joining?: Set<string>
  /** The timer that checks, when the session is due to expire, whether it was extended. */
  expiry?: NodeJS.Timeout
}
type ServerEvents = { [N in LiveName]: (event: LiveEvents[N]) => void } & { 'fetch.again': () => void }
interface ClientEvents {
  follow: (what: unknown, ms?: unknown, answer?: unknown) => void
  unfollow: (what: unknown) => void
}

/** The most live connections of one session: one for each tab. */
const SESSION_SOCKETS_MAX = 40

const PATH = '/live'

/** Tells whether a request asks for the live connection; an upgrade to any other protocol is answered like an ordinary request. */
export const isLiveRequest = ({ url = '' }: { url?: string | undefined }): boolean => url.startsWith(`${PATH}/`)

/** Makes the live feeds, over one Socket.IO connection per browser; NOTIFY carries events between processes. */
export function makeLive(
  config: Config,
  db: Database,
  auth: Auth,
  log: FastifyBaseLogger,
  { loadEvent, mayFollow }: LiveParts,
): Live {
  const guard = makeGuard(config)
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>({
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    // The threshold lies above the size of an ordinary event, since deflating each event costs five times the CPU. The
    // threshold only works if no context is kept between messages; a context would also cost 0.4 MB per connection.
    perMessageDeflate: {
      threshold: 16_384,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibDeflateOptions: { level: 7 },
    },
    allowRequest(request, decide) {
      const offered = request.headers['sec-websocket-extensions']
      if (offered) request.headers['sec-websocket-extensions'] = narrowWindow(offered)
      decide(null, isOurOrigin(config, request.headers) && guard.mayOpen(request))
    },
  })
  let unlisten: (() => Promise<void>) | undefined
  const recent = new RecentRooms()
  const listeners = new Set<ChangeListener>()
  const tell = (change: ChangeEvent | null) => {
    for (const listener of listeners) listener(change)
  }

  io.use(async (socket, next) => {
    try {
      const who = await sessionOf(db, auth, socket.handshake.headers.cookie)
      socket.data.who = who
      const open = who ? (io.of('/').adapter.rooms.get(`session:${who.sessionId}`)?.size ?? 0) : 0
      if (open < SESSION_SOCKETS_MAX) next()
      else socket.conn.close()
    } catch (error) {
      log.error({ err: error }, 'live')
      // A client does not reconnect after a refusal, but it does after a lost connection.
      socket.conn.close()
    }
  })
  io.on('connection', (socket) => {
    const { who } = socket.data
    if (who) {
      void socket.join([`session:${who.sessionId}`])
      // The session may have ended since it was read.
      void leaveDead([who.sessionId])
      socket.once('disconnect', () => clearTimeout(socket.data.expiry))
    }
    socket.on('follow', async (what, ms, answer) => {
      const rooms = roomsFor(socket.data.who, what)
      const isRoomy = rooms.length > 0 && hasRoom(socket.rooms, rooms)
      const ok = isRoomy && (await isStillWanted(socket.data, what as Follow, rooms))
      if (ok) void socket.join(rooms)
      // A `follow` without `ms` (a time) is answered with true or false.
      if (typeof ms === 'function') ms(ok)
      else if (typeof answer === 'function') answer(ok && (mayHaveMissed(rooms, ms) ? 'missed' : 'joined'))
    })
    socket.on('unfollow', (what) => {
      for (const room of roomsFor(socket.data.who, what)) {
        socket.data.joining?.delete(room)
        void socket.leave(room)
      }
    })
  })

  /** Tells whether an event for one of these rooms may have come in the last `ms` milliseconds; true also if that is not known. */
  const mayHaveMissed = (rooms: readonly string[], ms: unknown): boolean =>
    !(typeof ms === 'number' && ms >= 0) || rooms.some((room) => recent.mayHaveHad(room, ms))

  /** Tells whether a person may follow a feed whose format was checked, and has not unfollowed it while the database was asked. */
  async function isStillWanted(data: SocketData, what: Follow, rooms: string[]): Promise<boolean> {
    const allowed = mayFollow(db, what, data.who)
    if (typeof allowed === 'boolean') return allowed
    const joining = (data.joining ??= new Set())
    if (joining.size + rooms.length > FOLLOWS_MAX) return false
    for (const room of rooms) joining.add(room)
    const ok = await allowed.catch((error: unknown) => {
      log.error({ err: error }, 'live')
      return false
    })
    return rooms.map((room) => joining.delete(room)).every(Boolean) && ok
  }

  /**
   * Disconnects the sockets of each of these sessions that has ended; if the database cannot be read, the sockets of
   * all these sessions. A session that has not ended is checked again when it expires.
   */
  async function leaveDead(sessions: string[]): Promise<void> {
    const ends = await endsOf(db, sessions).catch((error: unknown) => {
      log.error({ err: error }, 'live')
      return new Map<string, Date>()
    })
    const { rooms, nsp } = io.of('/').adapter
    for (const id of sessions) {
      const room = `session:${id}`
      const end = ends.get(id)
      if (!end) io.in(room).disconnectSockets(true)
      else for (const socket of rooms.get(room) ?? []) lookAgain(nsp.sockets.get(socket)?.data, id, end)
    }
  }
  function lookAgain(data: SocketData | undefined, sessionId: string, end: Date): void {
    if (!data) return
    clearTimeout(data.expiry)
    data.expiry = setTimeout(() => void leaveDead([sessionId]), Math.min(end.getTime() - Date.now(), DAY_MS)).unref()
  }
  async function onBack(): Promise<void> {
    tell(null)
    recent.forget()
    const sockets = await io.local.fetchSockets()
    await leaveDead([...new Set(sockets.flatMap(({ data }) => data.who?.sessionId ?? []))])
    // NOTIFY does not repeat the events that this process missed: every client fetches again.
    io.emit('fetch.again')
  }

  // Events are handled one after the other, so they are delivered in the order of their commits.
  let queue = Promise.resolve()
  let missed = false
  // The changed thing is read only when the turn of its event comes, so a second event with the same payload would add nothing.
  const waiting = new Set<string>()
  const onPayload = (payload: string) => {
    if (waiting.has(payload)) return
    waiting.add(payload)
    queue = queue.then(async () => {
      waiting.delete(payload)
      try {
        await deliver(parseEvent(payload))
        if (missed) io.emit('fetch.again')
        missed = false
      } catch (error) {
        // The change could not be read, and NOTIFY does not repeat it.
        missed = true
        recent.forget()
        log.error({ err: error }, 'live')
      }
    })
  }
  async function deliver(change: ChangeEvent | null): Promise<void> {
    tell(change)
    if (!change) {
      recent.forget()
      // A server of another version published the event, and clients of this process may show the changed thing.
      io.emit('fetch.again')
      return
    }
    if (change.name === 'sessions.ended') {
      for (const session of change.sessions) io.in(`session:${session}`).disconnectSockets(true)
      return
    }
    const { rooms: followed } = io.of('/').adapter
    if (change.name === 'communities.changed') {
      recent.forget()
      const rooms = [...followed.keys()].filter((room) => room.startsWith('land:'))
      if (rooms.length > 0) io.to(rooms).emit('fetch.again')
      return
    }
    const deliveries = await loadEvent(db, change, (room) => {
      recent.add(room)
      return followed.has(room)
    })
    for (const { rooms, name, event } of deliveries) {
      for (const room of rooms) recent.add(room)
      if (rooms.some((room) => followed.has(room))) io.to(rooms).emit(name, event as never)
    }
  }

  return {
    async start(server) {
      io.attach(server)
      io.engine.on('connection', guard.watch)
      unlisten = await db.listen(CHANNEL, onPayload, undefined, () => void onBack())
      recent.forget()
    },
    onChange: (listener) => void listeners.add(listener),
    connections: () => io.engine?.clientsCount ?? 0,
    async stop() {
      guard.stop()
      if (!unlisten) return
      await unlisten()
      io.disconnectSockets(true)
      await io.close()
    },
  }
}
