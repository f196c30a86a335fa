import { useEffect } from 'react'
import { useMe } from '../platform/session/me.ts'
import { api } from '../platform/api/client.ts'
import { logError } from '../platform/api/log.ts'

/** Milliseconds that content has to be on screen to count as seen; several changes within this time are reported once. */
const LOOK_MS = 1000

/**
 * Reports to the server that the person has seen an area, a community or a piece of content, so that no alert about it is sent. Reports
 * each new version while it is on screen.
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
