import { createAtom, useSelector } from '@tanstack/react-store'

/**
 * `connecting` is the first attempt, about which nothing is shown. While `paused`, the server answers calls but no events
 * arrive, as where WebSockets are blocked. `away`: a load balancer answers that the server is down. `intercepted`: the network
 * answers in the server's place, as a captive portal does. `offline`: nothing answers.
 */
export type Connection = 'connecting' | 'online' | 'paused' | 'away' | 'intercepted' | 'offline'

/** Tells whether calls are answered. */
export const isReachable = (connection: Connection): boolean => connection === 'online' || connection === 'paused'

/** Tells whether calls are known to get no answer. */
export const isOut = (connection: Connection): boolean => !isReachable(connection) && connection !== 'connecting'

interface Status {
  connection: Connection
  /** True once the first page of the areas in the visible part of the map has arrived. */
  dataReady: boolean
}

const AT_FIRST: Status = { connection: 'connecting', dataReady: false }
const status = createAtom<Status>(AT_FIRST, {
  compare: (a, b) => a.connection === b.connection && a.dataReady === b.dataReady,
})

export const setConnection = (connection: Connection): void => status.set((now) => ({ ...now, connection }))
/** Sets `dataReady` once the areas on screen have arrived; no page unsets it. */
export const setDataReady = (): void => status.set((now) => ({ ...now, dataReady: true }))

/** Resets the status to that of a page just loaded. For tests, which share their modules. */
export const resetStatus = (): void => status.set(() => AT_FIRST)

export const getStatus = (): Status => status.get()
/** Calls the listener after each change. Returns a function that removes the listener. */
export const subscribeStatus = (listener: () => void): (() => void) => status.subscribe(listener).unsubscribe
export const useStatus = (): Status => useSelector(status)

/** Calls the listener each time the server answers again after it was out of reach. Returns a function that removes the listener. */
export function onServerBack(listener: () => void): () => void {
  let before = getStatus().connection
  return subscribeStatus(() => {
    const current = getStatus().connection
    const back = isReachable(current) && isOut(before)
    before = current
    if (back) listener()
  })
}
