import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { getStatus, isReachable, subscribeStatus } from '../shell/states/status.ts'

/** Sends unsent drafts whenever the connection comes back. The code that sends them is loaded only then, and never for a guest. */
export function sendDraftsWhenBack(): () => void {
  let before = getStatus().connection
  return subscribeStatus(() => {
    const current = getStatus().connection
    const back = isReachable(current) && !isReachable(before)
    before = current
    if (!back || !queryClient.getQueryData(keys.me)) return
    import('./draftSync.ts').then(({ claimDrafts }) => claimDrafts()).catch(logError)
  })
}
