import type { Follow, LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { roomOf } from '@fieldfare/shared/room.ts'
import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import { getStatus, setConnection } from '../shell/states/status.ts'
import { FRESH_MS, queryClient, readAgain } from './queries.ts'

type Handlers = { [N in LiveName]?: (event: LiveEvents[N]) => void }
interface Heard {
  name: LiveName
  event: never
}
type LiveSocket = Socket<
  { [N in LiveName]: (event: LiveEvents[N]) => void } & { 'fetch.again': () => void },
  { follow: (what: Follow, answer: (ok: boolean) => void) => void; unfollow: (what: Follow) => void }
>

/** After a server's end its watchers come back within this time, not all in the same instant. */
const JITTER_MS = 1500
/** A join that is not answered in this time is not waited for: coming back reads everything again. */
const JOIN_MS = 2000
/** A server that does not answer in this time is away. */
const ANSWER_MS = 5000

interface Following {
  what: Follow
  users: number
  joined: Promise<void>
  /** Since when nothing of it is missed, in milliseconds; unknown before it is joined and while the connection is lost. */
  since?: number | undefined
}

let socket: LiveSocket | undefined
const followings = new Map<string, Following>()
const listeners = new Set<Handlers>()
/** By query: what was heard while it was read, since its answer may have been on its way already. */
const meanwhile = new Map<string, Heard[]>()
let everConnected = false
/** When everything shown was last read because of the connection, in milliseconds. */
let readAt = 0

/**
 * Opens the one live connection of this browser; it comes back by itself. Its code is loaded after the first paint.
 * @param events what each event does to what has been read; doing it twice has to be the same as once
 */
export async function connectLive(events: Handlers): Promise<void> {
  const { io } = await import('socket.io-client')
  readAt = Date.now()
  socket = io({ path: '/live', transports: ['websocket'], reconnectionDelayMax: 5000, randomizationFactor: 0.5 })
  socket.on('connect', () => {
    setConnection('online')
    const joins = [...followings.values()].map((one) => (one.joined = join(one)))
    void Promise.all(joins).then(() => fetchAgain(everConnected ? Math.random() * JITTER_MS : 0))
    everConnected = true
  })
  socket.on('disconnect', (reason) => {
    for (const one of followings.values()) one.since = undefined
    if (reason !== 'io client disconnect') {
      if (getStatus().connection === 'online') setConnection('paused')
      void onLost()
    }
    // The server ends connections whose session ended; whoever is there now connects afresh.
    if (reason === 'io server disconnect') setTimeout(() => socket?.connect(), Math.random() * JITTER_MS)
  })
  socket.on('connect_error', () => void onLost())
  socket.on('fetch.again', () => fetchAgain(Math.random() * JITTER_MS))
  socket.onAny((name: LiveName, event) => {
    for (const heard of meanwhile.values()) heard.push({ name, event: event as never })
    for (const handlers of [events, ...listeners]) handlers[name]?.(event as never)
  })
  queryClient.getQueryCache().subscribe((change) => layOver(change, events))
}

/**
 * No events arrive: where the server answers calls all the same, everything shown is read that way from time to time,
 * as the connection is tried again.
 */
async function onLost(): Promise<void> {
  const answers = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (socket?.connected) return
  setConnection(answers ? 'paused' : 'offline')
  if (answers && Date.now() - readAt >= FRESH_MS) fetchAgain(0)
}

/** Lays what was heard while a query was read over what was read: that may have left the server before, and arrived after. */
function layOver(change: QueryCacheNotifyEvent, events: Handlers): void {
  const { queryHash, meta, state } = change.query
  if (!meta?.live || !['updated', 'removed'].includes(change.type)) return
  if (change.type === 'updated' && state.fetchStatus !== 'idle') {
    if (!meanwhile.has(queryHash)) meanwhile.set(queryHash, [])
    return
  }
  const heard = meanwhile.get(queryHash) ?? []
  meanwhile.delete(queryHash)
  if (change.type !== 'updated' || change.action.type !== 'success') return
  queueMicrotask(() => {
    for (const { name, event } of heard) events[name]?.(event)
  })
}

/** The session has changed: what may be followed has, too. */
export function reconnectLive(): void {
  socket?.disconnect().connect()
}

/** Tries at once instead of waiting for the next attempt. */
export const tryLiveNow = (): void => void socket?.connect()

// Correct by construction: whatever was missed is read anew, there is no log to replay.
function fetchAgain(afterMs: number): void {
  readAt = Date.now()
  setTimeout(() => readAgain({ predicate: ({ meta }) => meta?.live === true }), afterMs)
}

async function join(one: Following): Promise<void> {
  if (!socket?.connected) return
  const ok = await socket
    .timeout(JOIN_MS)
    .emitWithAck('follow', one.what)
    .catch(() => false)
  if (ok) one.since = Date.now()
}

/** Follows a feed until the answered function is called. Several users of one feed share it. */
export function follow(what: Follow): () => void {
  const room = roomOf(what)
  const one = followings.get(room) ?? begin(what)
  one.users += 1
  followings.set(room, one)
  return () => {
    one.users -= 1
    if (one.users > 0) return
    followings.delete(room)
    socket?.emit('unfollow', what)
  }
}

function begin(what: Follow): Following {
  const one: Following = { what, users: 0, joined: Promise.resolve() }
  one.joined = join(one)
  return one
}

/** The page of a list that is asked for; without a cursor the first. */
export interface Cursor {
  pageParam: string | undefined
}

/**
 * How a query reads what feeds keep true, for whoever follows them: once they are joined, so that nothing is missed after
 * it. It is read again when they were not followed all the time since, and when the connection comes back.
 */
export const followed = <C, T>(feeds: Follow | readonly Follow[], read: (context: C) => Promise<T>) => {
  const all = [feeds].flat() as Follow[]
  return {
    queryFn: async (context: NoInfer<C>): Promise<T> => {
      await Promise.all(all.map(async (feed) => followings.get(roomOf(feed))?.joined))
      return read(context)
    },
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      all.every((feed) => (followings.get(roomOf(feed))?.since ?? Infinity) <= state.dataUpdatedAt) ? FRESH_MS : 0,
    meta: { live: true as const },
  }
}

/** Follows feeds while the component is shown. */
export function useFollow(...feeds: Follow[]): void {
  const key = JSON.stringify(feeds)
  useEffect(() => {
    const ends = (JSON.parse(key) as Follow[]).map(follow)
    return () => {
      for (const end of ends) end()
    }
  }, [key])
}

/** Hears events until the answered function is called. */
export function onLive(handlers: Handlers): () => void {
  listeners.add(handlers)
  return () => listeners.delete(handlers)
}
