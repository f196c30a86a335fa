import type { Follow, LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { roomOf } from '@fieldfare/shared/room.ts'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import { setConnection } from '../shell/status.ts'
import { queryClient } from './queries.ts'

type Handlers = { [N in LiveName]?: (event: LiveEvents[N]) => void }
type LiveSocket = Socket<
  { [N in LiveName]: (event: LiveEvents[N]) => void } & { 'fetch.again': () => void },
  { follow: (what: Follow, answer: (ok: boolean) => void) => void; unfollow: (what: Follow) => void }
>

/** After a server's end its watchers come back within this time, not all in the same instant. */
const JITTER_MS = 1500
/** A join that is not answered in this time is not waited for: coming back reads everything again. */
const JOIN_MS = 2000

let socket: LiveSocket | undefined
const followed = new Map<string, { what: Follow; users: number; joined: Promise<void> }>()
const listeners = new Set<Handlers>()
let everConnected = false

/** Opens the one live connection of this browser; it comes back by itself. Its code is loaded after the first paint. */
export async function connectLive(): Promise<void> {
  const { io } = await import('socket.io-client')
  socket = io({ path: '/live', transports: ['websocket'], reconnectionDelayMax: 5000, randomizationFactor: 0.5 })
  socket.on('connect', () => {
    setConnection('online')
    const joins = [...followed.values()].map((one) => (one.joined = join(one.what)))
    void Promise.all(joins).then(() => fetchAgain(everConnected ? Math.random() * JITTER_MS : 0))
    everConnected = true
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') setConnection('offline')
    // The server ends connections whose session ended; whoever is there now connects afresh.
    if (reason === 'io server disconnect') setTimeout(() => socket?.connect(), Math.random() * JITTER_MS)
  })
  socket.on('connect_error', () => setConnection('offline'))
  socket.on('fetch.again', () => fetchAgain(Math.random() * JITTER_MS))
  socket.onAny((name: LiveName, event) => {
    for (const handlers of listeners) handlers[name]?.(event)
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
  setTimeout(() => {
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.live === true })
  }, afterMs)
}

function join(what: Follow): Promise<void> {
  if (!socket?.connected) return Promise.resolve()
  const answered = socket.timeout(JOIN_MS).emitWithAck('follow', what)
  return answered.then(
    () => undefined,
    () => undefined,
  )
}

/** Follows a feed until the answered function is called. Several users of one feed share it. */
export function follow(what: Follow): () => void {
  const room = roomOf(what)
  const one = followed.get(room) ?? { what, users: 0, joined: join(what) }
  one.users += 1
  followed.set(room, one)
  return () => {
    one.users -= 1
    if (one.users > 0) return
    followed.delete(room)
    socket?.emit('unfollow', what)
  }
}

/** Resolves when a followed feed is joined: what is fetched after that misses nothing. */
export const joined = (what: Follow): Promise<void> => followed.get(roomOf(what))?.joined ?? Promise.resolve()

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
