import { useEffect, useRef, useState } from 'react'
import { useEmptied } from '../../platform/shell/states/unsent.ts'
import { useStatus } from '../../platform/shell/states/status.ts'

export type ConnectionNotice = 'offline' | 'away' | 'intercepted' | 'paused' | 'allSent'

/** Milliseconds that "All sent" is shown. */
export const ALL_SENT_MS = 3000
/** A live connection that is back within this time, in milliseconds, needs no notice. */
export const PAUSED_MS = 3000

/** The notice about the connection to show now; none during the first attempt to connect. */
export function useConnectionNotice(): ConnectionNotice | undefined {
  const { connection } = useStatus()
  const paused = useLasting(connection === 'paused', PAUSED_MS)
  const allSent = useAllSent()
  if (connection === 'offline' || connection === 'away' || connection === 'intercepted') return connection
  if (allSent) return 'allSent'
  return paused ? 'paused' : undefined
}

/** Tells whether a condition has held for `ms` milliseconds. */
export function useLasting(now: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [now, ms])
  return lasting
}

/** Returns true for a moment after the last waiting thing was sent. */
function useAllSent(): boolean {
  const emptied = useEmptied()
  const before = useRef(emptied)
  const [allSent, setAllSent] = useState(false)
  useEffect(() => {
    if (emptied === before.current) return
    before.current = emptied
    setAllSent(true)
    const timer = setTimeout(() => setAllSent(false), ALL_SENT_MS)
    return () => clearTimeout(timer)
  }, [emptied])
  return allSent
}
