import type { Follow, LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { roomOf } from '@fieldfare/shared/room.ts'
import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import { logError } from './log.ts'
import { look, settle, wasTroubled, watchLive } from './connection.ts'
import { FRESH_MS, queryClient, readAgain } from './queries.ts'

type Handlers = { [N in LiveName]?: (event: LiveEvents[N]) => void }
/** Passes one received event to its handler. */
type Pass = (handlers: Handlers) => void
type LiveSocket = Socket<
  { [N in LiveName]: (event: LiveEvents[N]) => void } & { 'fetch.again': () => void },
  {
    follow: (what: Follow, ms: number, answer: (joined: 'joined' | 'missed' | false) => void) => void
    unfollow: (what: Follow) => void
  }
>

/** Milliseconds over which the clients of a stopped server spread their reconnects. */
const JITTER_MS = 1500
/** Milliseconds after which a channel whose joining has no answer counts as not joined. */
const JOIN_MS = 10_000
/** Milliseconds of joining after which events may be missing in data read meanwhile: the server looks back only a second longer. */
const COVERED_MS = 4_000
/** Milliseconds that a page may take to learn who is signed in; the server remembers events for a minute. */
const WHO_MS = 45_000
/** A handshake that takes longer than this counts as failed, as where a proxy accepts WebSockets and passes nothing on. */
const HANDSHAKE_MS = 10_000
/** The longest wait before another attempt to connect; each wait is twice the last, with jitter. */
const RECONNECT_MAX_MS = 30_000

/** The live room (its events reach all who joined) that every page follows. */
const EVERY_PAGE = roomOf({ feed: 'me' })

interface Channel {
  what: Follow
  users: number
  /** The time since which no event was missed as far as is known, in milliseconds; undefined while the channel is neither joined nor being joined. */
  since?: number | undefined
}

let socket: LiveSocket | undefined
const channels = new Map<string, Channel>()
const listeners = new Set<Handlers>()
/** The events that were received during the fetch of a query, by query. They are replayed over the response, which may predate them. */
const meanwhile = new Map<string, Pass[]>()
let events: Handlers = {}
let everConnected = false
/** The time of the last fetch of everything on screen because of the connection, in milliseconds. */
let readAt = 0

/**
 * Opens the live connection of this page, which reconnects automatically. Its code is loaded after the first paint.
 * @param handlers what each event does to the cache; has to be idempotent
 */
export async function connectLive(handlers: Handlers): Promise<void> {
  events = handlers
  readAt = Date.now()
  const cache = queryClient.getQueryCache()
  // The queries of the first page are being fetched already.
  for (const { queryHash, meta, state } of cache.getAll())
    if (meta?.live && state.fetchStatus !== 'idle') meanwhile.set(queryHash, [])
  cache.subscribe(replay)
  watchLive({
    isConnected: () => socket?.connected === true,
    connectNow: () => (socket ? reconnectLive() : connectSocket()),
    readInstead,
  })
  await connectSocket()
}

let opening: Promise<void> | undefined
function connectSocket(): Promise<void> {
  opening ??= openSocket().catch((error: unknown) => {
    // Calls work without a live connection: the page fetches now and then, and each time tries to connect again.
    opening = undefined
    logError(error)
    return look()
  })
  return opening
}

async function openSocket(): Promise<void> {
  const { io } = await import('socket.io-client')
  socket = io({
    path: '/live',
    transports: ['websocket'],
    timeout: HANDSHAKE_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: 0.5,
  })
  socket.on('connect', () => {
    settle('online')
    const isFirst = !everConnected
    everConnected = true
    void join([...channels.values()], pageAge()).then((missed) => {
      // While there was no connection, this device may have answered a read.
      if (!isFirst || wasTroubled()) return fetchAgain(isFirst ? 0 : Math.random() * JITTER_MS)
      readAt = Date.now()
      fetchMissed(missed)
    })
  })
  socket.on('disconnect', (reason) => {
    for (const channel of channels.values()) channel.since = undefined
    if (reason !== 'io client disconnect') void look()
    // The server ends the connections of a session that ended; the present session connects anew.
    if (reason === 'io server disconnect') setTimeout(() => socket?.connect(), Math.random() * JITTER_MS)
  })
  socket.on('connect_error', () => void look())
  socket.on('fetch.again', () => fetchAgain(Math.random() * JITTER_MS))
  socket.onAny(<N extends LiveName>(name: N, event: LiveEvents[N]) => {
    const pass: Pass = (handlers) => handlers[name]?.(event)
    for (const received of meanwhile.values()) received.push(pass)
    for (const handlers of [events, ...listeners]) pass(handlers)
  })
}

/** Fetches everything on screen from time to time while there is no live connection. */
function readInstead(): void {
  if (!socket) void connectSocket()
  if (Date.now() - readAt >= FRESH_MS) fetchAgain(0)
}

/** Replays the events that a query received while its fetch was in flight: the response may predate them. */
function replay(change: QueryCacheNotifyEvent): void {
  const { queryHash, meta, state } = change.query
  if (!meta?.live || !['updated', 'removed'].includes(change.type)) return
  if (change.type === 'updated' && state.fetchStatus !== 'idle') {
    if (!meanwhile.has(queryHash)) meanwhile.set(queryHash, [])
    return
  }
  const received = meanwhile.get(queryHash) ?? []
  meanwhile.delete(queryHash)
  if (change.type !== 'updated' || change.action.type !== 'success') return
  queueMicrotask(() => {
    for (const pass of received) pass(events)
  })
}

/** Reconnects after a change of the session, because that decides which channels may be joined. */
export function reconnectLive(): void {
  socket?.disconnect().connect()
}

// There is no log of missed events: everything on screen is fetched again.
function fetchAgain(afterMs: number): void {
  readAt = Date.now()
  setTimeout(() => readAgain({ predicate: ({ meta }) => meta?.live !== undefined }), afterMs)
}

/** Fetches again the queries that these live rooms keep current. */
function fetchMissed(rooms: readonly string[]): void {
  const isMissed = (room: string) => rooms.includes(room)
  readAgain({
    predicate: ({ meta }) => (meta?.live?.length === 0 ? isMissed(EVERY_PAGE) : (meta?.live ?? []).some(isMissed)),
  })
}

/** Returns the age of this page in milliseconds by the clock that shows more: one stops while the device sleeps, the other may be set. */
const pageAge = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin)

/** Tells whether no event of any of these rooms was missed since the time `then`, in milliseconds. */
const areJoined = (rooms: readonly string[], then: number): boolean =>
  rooms.every((room) => (channels.get(room)?.since ?? Infinity) <= then)

/**
 * Joins channels whose data the page began to read up to `ms` milliseconds ago; the server remembers events for a minute.
 * @returns the rooms whose events since then may have been missed, without those of refused channels
 */
async function join(some: readonly Channel[], ms: number): Promise<string[]> {
  const live = socket
  if (!live?.connected) return []
  const asked = Date.now()
  const missed = some.map(async (one) => {
    one.since = asked - ms
    const answer = await live
      .timeout(JOIN_MS)
      .emitWithAck('follow', one.what, ms)
      .catch(() => undefined)
    if (answer === 'joined' && Date.now() - asked <= COVERED_MS) return []
    one.since = answer ? Date.now() : undefined
    // Everything on screen is read again after a lost connection.
    return answer === false || !live.connected ? [] : [roomOf(one.what)]
  })
  return (await Promise.all(missed)).flat()
}

/** Joins a channel, unless it is joined already. @returns a function that ends this use; the channel is left after its last use */
export function joinChannel(what: Follow): () => void {
  const room = roomOf(what)
  const channel = channels.get(room) ?? openChannel(what)
  channel.users += 1
  channels.set(room, channel)
  return () => {
    channel.users -= 1
    if (channel.users > 0) return
    channels.delete(room)
    socket?.emit('unfollow', what)
  }
}

function openChannel(what: Follow): Channel {
  const channel: Channel = { what, users: 0 }
  // A page begins to read before it knows who is signed in, and so whose events to follow.
  const ms = roomOf(what) === EVERY_PAGE ? Math.min(pageAge(), WHO_MS) : 0
  void join([channel], ms).then(fetchMissed)
  return channel
}

/**
 * Options of a query that channels keep current. The query fetches while its channels are being joined, and again if an event may have come
 * before they were joined. The data is stale unless all channels stayed joined since the fetch, and is fetched again after a reconnect.
 */
export const liveQuery = <C, T>(all: readonly Follow[], read: (context: C) => Promise<T>) => {
  const rooms = all.map(roomOf)
  return {
    queryFn: read,
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      areJoined(rooms, state.dataUpdatedAt) ? FRESH_MS : 0,
    meta: { live: rooms },
  }
}

/** Calls handlers at live events. @returns a function that stops that */
export function onLive(handlers: Handlers): () => void {
  listeners.add(handlers)
  return () => listeners.delete(handlers)
}
