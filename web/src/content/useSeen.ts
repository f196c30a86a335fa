import { useEffect } from 'react'
import { useMe } from '../platform/session/me.ts'
import { api } from '../platform/api/client.ts'
import { logError } from '../platform/api/log.ts'

/** What is shown shorter than this, in milliseconds, was not looked at; and what changes often is said once. */
const LOOK_MS = 1000

/**
 * Says that the person has an area, a community or a piece of content on screen, so that nobody calls them back about it. Said
 * again with each version: who watches comments come has seen them.
 */
export function useSeen(id: string | undefined, version: number): void {
  const known = useMe().me !== null
  useEffect(() => {
    if (!known || !id) return
    const look = () => {
      if (document.visibilityState === 'visible') api.callback.seen.mutate({ id }).catch(logError)
    }
    const timer = setTimeout(look, LOOK_MS)
    const returned = () => look()
    document.addEventListener('visibilitychange', returned)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [known, id, version])
}
