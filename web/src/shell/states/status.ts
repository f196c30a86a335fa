import { useSyncExternalStore } from 'react'

/** `connecting` is the first try: nothing is said about it yet. */
export type Connection = 'connecting' | 'online' | 'offline'

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

/** The browser knows first when the network goes; that it is back only the live connection can tell. */
export function watchNetwork(): void {
  if (!navigator.onLine) setConnection('offline')
  window.addEventListener('offline', () => setConnection('offline'))
  window.addEventListener('online', () => setConnection('online'))
}
