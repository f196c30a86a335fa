import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { getStatus, isReachable, subscribeStatus } from '../shell/states/status.ts'

/** Sends unsent drafts whenever the connection comes back. The code that does it is loaded then, and never for a guest. */
export function sendDraftsWhenBack(): () => void {
  let before = getStatus().connection
  return subscribeStatus(() => {
    const now = getStatus().connection
    const back = isReachable(now) && !isReachable(before)
    before = now
    if (!back || !queryClient.getQueryData(keys.me)) return
    import('./draftSync.ts').then(({ claimDrafts }) => claimDrafts()).catch(logError)
  })
}
