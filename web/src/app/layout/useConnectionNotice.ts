import { useEffect, useRef, useState } from 'react'
import { type Connection, isReachable, useStatus } from '../../shell/states/status.ts'

type ConnectionNotice = 'offline' | 'paused' | 'allSent'

/** How long "All sent" is shown, in milliseconds. */
export const ALL_SENT_MS = 3000
/** A live connection that is back within this time, in milliseconds, needs no notice. */
export const PAUSED_MS = 3000

/** The notice for a change of the connection. The first attempt to connect has none. */
export function noticeAfter(before: Connection, now: Connection): ConnectionNotice | undefined {
  if (now === 'offline') return 'offline'
  return before === 'offline' && isReachable(now) ? 'allSent' : undefined
}

/** The notice to show now. */
export function useConnectionNotice(): ConnectionNotice | undefined {
  const { connection } = useStatus()
  const before = useRef(connection)
  const [notice, setNotice] = useState<ConnectionNotice | undefined>(() => noticeAfter('connecting', connection))

  useEffect(() => {
    const next = noticeAfter(before.current, connection)
    before.current = connection
    setNotice(next)
    const [ms, later] = connection === 'paused' ? ([PAUSED_MS, 'paused'] as const) : ([ALL_SENT_MS, undefined] as const)
    if (next === 'offline') return
    const timer = setTimeout(() => setNotice(later), ms)
    return () => clearTimeout(timer)
  }, [connection])

  return notice
}
