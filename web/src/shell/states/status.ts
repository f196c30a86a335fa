import { createAtom, useSelector } from '@tanstack/react-store'

/**
 * `connecting` is the first attempt, about which nothing is shown. While `paused`, the server answers calls but no events
 * arrive, as where WebSockets are blocked.
 */
export type Connection = 'connecting' | 'online' | 'paused' | 'offline'

/** Whether calls are answered. */
export const isReachable = (connection: Connection): boolean => connection === 'online' || connection === 'paused'

interface Status {
  connection: Connection
  /** The first page of areas for what is on screen has arrived. */
  dataReady: boolean
}

const status = createAtom<Status>(
  { connection: 'connecting', dataReady: false },
  { compare: (a, b) => a.connection === b.connection && a.dataReady === b.dataReady },
)

export const setConnection = (connection: Connection): void => status.set((now) => ({ ...now, connection }))
/** Called when the areas on screen have arrived. It is never unset. */
export const setDataReady = (): void => status.set((now) => ({ ...now, dataReady: true }))

export const getStatus = (): Status => status.get()
/** Calls the listener after each change. Returns what ends that. */
export const subscribeStatus = (listener: () => void): (() => void) => status.subscribe(listener).unsubscribe
export const useStatus = (): Status => useSelector(status)

/** The browser knows first that the network is gone or back. Whether the server answers, the live connection finds out. */
export function watchNetwork(): void {
  if (!navigator.onLine) setConnection('offline')
  window.addEventListener('offline', () => setConnection('offline'))
  window.addEventListener('online', () => setConnection('online'))
}
