import { useSyncExternalStore } from 'react'

/**
 * `connecting` is the first try: nothing is said about it yet. While `paused`, the server answers calls but no events
 * arrive, as where WebSockets are blocked.
 */
export type Connection = 'connecting' | 'online' | 'paused' | 'offline'

/** Calls are answered. */
export const isReachable = (connection: Connection): boolean => connection === 'online' || connection === 'paused'

interface Status {
  connection: Connection
  /** The first page of areas for what is on screen has arrived. */
  dataReady: boolean
}

let status: Status = { connection: 'connecting', dataReady: false }
const listeners = new Set<() => void>()

function change(part: Partial<Status>) {
  const next = { ...status, ...part }
  if (next.connection === status.connection && next.dataReady === status.dataReady) return
  status = next
  for (const listener of listeners) listener()
}

export const setConnection = (connection: Connection): void => change({ connection })
/** True once, when the areas on screen have arrived; it never goes back. */
export const setDataReady = (): void => change({ dataReady: true })

export const getStatus = (): Status => status
export function subscribeStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useStatus = (): Status => useSyncExternalStore(subscribeStatus, getStatus)

/** The browser knows first when the network goes, and when it is back. Whether the server answers, the live connection finds out. */
export function watchNetwork(): void {
  if (!navigator.onLine) setConnection('offline')
  window.addEventListener('offline', () => setConnection('offline'))
  window.addEventListener('online', () => setConnection('online'))
}
