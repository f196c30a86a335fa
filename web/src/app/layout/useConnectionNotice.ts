import { useEffect, useRef, useState } from 'react'
import { useStatus, type Connection } from '../../shell/states/status.ts'

/** How long "All sent" is shown, in milliseconds. */
export const ALL_SENT_MS = 3000

/** The notice for a change of the connection. The first attempt to connect has none. */
export function noticeAfter(before: Connection, now: Connection): 'offline' | 'allSent' | undefined {
  if (now === 'offline') return 'offline'
  return before === 'offline' && now === 'online' ? 'allSent' : undefined
}

/** The notice to show now. */
export function useConnectionNotice(): 'offline' | 'allSent' | undefined {
  const { connection } = useStatus()
  const before = useRef(connection)
  const [notice, setNotice] = useState(() => noticeAfter('connecting', connection))

  useEffect(() => {
    const next = noticeAfter(before.current, connection)
    before.current = connection
    setNotice(next)
    if (next !== 'allSent') return
    const timer = setTimeout(() => setNotice(undefined), ALL_SENT_MS)
    return () => clearTimeout(timer)
  }, [connection])

  return notice
}
