import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { getStatus, isReachable, subscribeStatus } from '../shell/states/status.ts'

/** Sends what is unsent whenever the connection comes back. What does so is loaded then, and never for a guest. */
export function sendDraftsWhenBack(): () => void {
  let before = getStatus().connection
  return subscribeStatus(() => {
    const now = getStatus().connection
    const back = isReachable(now) && !isReachable(before)
    before = now
    if (!back || !queryClient.getQueryData(keys.me)) return
    import('./keep.ts').then(({ claimDrafts }) => claimDrafts()).catch(logError)
  })
}
