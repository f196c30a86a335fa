import { useEffect } from 'react'
import { useMe } from '../platform/session/me.ts'
import { api } from '../platform/api/client.ts'
import { logError } from '../platform/api/log.ts'

/** Milliseconds that something has to be shown to count as seen; changes within them are reported once. */
const LOOK_MS = 1000

/**
 * Says that the person has an area, a community or a piece of content on screen, so that nobody calls them back about it. Marks each
 * new version as seen while it is on screen.
 */
export function useSeen(id: string | undefined, version: number): void {
  const signedIn = useMe().me !== null
  useEffect(() => {
    if (!signedIn || !id) return
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
  }, [signedIn, id, version])
}
