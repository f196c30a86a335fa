import { useEffect, useRef, useState } from 'react'
import { useStatus, type Connection } from './status.ts'

/** How long "All sent" stays. */
export const ALL_SENT_MS = 3000

/** What to say about a change of the connection; nothing about the first try. */
export function wordAfter(before: Connection, now: Connection): 'offline' | 'allSent' | undefined {
  if (now === 'offline') return 'offline'
  return before === 'offline' && now === 'online' ? 'allSent' : undefined
}

/** The word to show now. */
export function useConnectionWord(): 'offline' | 'allSent' | undefined {
  const { connection } = useStatus()
  const before = useRef(connection)
  const [word, setWord] = useState(() => wordAfter('connecting', connection))

  useEffect(() => {
    const next = wordAfter(before.current, connection)
    before.current = connection
    setWord(next)
    if (next !== 'allSent') return
    const timer = setTimeout(() => setWord(undefined), ALL_SENT_MS)
    return () => clearTimeout(timer)
  }, [connection])

  return word
}
