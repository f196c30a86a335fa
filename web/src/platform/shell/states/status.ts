import { createAtom, useSelector } from '@tanstack/react-store'

/**
 * `connecting` is the first attempt, about which nothing is shown. While `paused`, the server answers calls but no events
 * arrive, as where WebSockets are blocked. `away`: a balancer answers that the server is not there. `intercepted`: the network
 * answers in the server's place, as a captive portal does. `offline`: nothing answers.
 */
export type Connection = 'connecting' | 'online' | 'paused' | 'away' | 'intercepted' | 'offline'

/** Tells whether calls are answered. */
export const isReachable = (connection: Connection): boolean => connection === 'online' || connection === 'paused'

/** Tells whether calls are known to get no answer. */
export const isOut = (connection: Connection): boolean => !isReachable(connection) && connection !== 'connecting'

interface Status {
  connection: Connection
  /** The first page of areas for what is on screen has arrived. */
  dataReady: boolean
}

const AT_FIRST: Status = { connection: 'connecting', dataReady: false }
const status = createAtom<Status>(AT_FIRST, {
  compare: (a, b) => a.connection === b.connection && a.dataReady === b.dataReady,
})

export const setConnection = (connection: Connection): void => status.set((now) => ({ ...now, connection }))
/** Sets `dataReady` once the areas on screen have arrived; no page unsets it. */
export const setDataReady = (): void => status.set((now) => ({ ...now, dataReady: true }))

/** Begins anew, as a page that is loaded does. For tests, which share their modules. */
export const resetStatus = (): void => status.set(() => AT_FIRST)

export const getStatus = (): Status => status.get()
/** Calls the listener after each change. Returns what ends that. */
export const subscribeStatus = (listener: () => void): (() => void) => status.subscribe(listener).unsubscribe
export const useStatus = (): Status => useSelector(status)

/** Calls the listener each time the server answers again after it was out of reach. Returns what ends that. */
export function onServerBack(listener: () => void): () => void {
  let before = getStatus().connection
  return subscribeStatus(() => {
    const current = getStatus().connection
    const back = isReachable(current) && isOut(before)
    before = current
    if (back) listener()
  })
}
