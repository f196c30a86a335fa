import { useEffect, useRef, useState } from 'react'
import { type Connection, isReachable, useStatus } from './status.ts'

type Word = 'offline' | 'paused' | 'allSent'

/** How long "All sent" stays. */
export const ALL_SENT_MS = 3000
/** A live connection that comes back within this time is not worth a word. */
export const PAUSED_MS = 3000

/** What to say about a change of the connection; nothing about the first try. */
export function wordAfter(before: Connection, now: Connection): Word | undefined {
  if (now === 'offline') return 'offline'
  return before === 'offline' && isReachable(now) ? 'allSent' : undefined
}

/** The word to show now. */
export function useConnectionWord(): Word | undefined {
  const { connection } = useStatus()
  const before = useRef(connection)
  const [word, setWord] = useState<Word | undefined>(() => wordAfter('connecting', connection))

  useEffect(() => {
    const next = wordAfter(before.current, connection)
    before.current = connection
    setWord(next)
    const [ms, later] = connection === 'paused' ? ([PAUSED_MS, 'paused'] as const) : ([ALL_SENT_MS, undefined] as const)
    if (next === 'offline') return
    const timer = setTimeout(() => setWord(later), ms)
    return () => clearTimeout(timer)
  }, [connection])

  return word
}
