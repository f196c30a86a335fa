import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { findCached, updateCached } from '../api/cache.ts'
import { keys, queryClient, readAgain } from '../api/queries.ts'
import { changedCommunities } from './changed.ts'

export const communityEvents = {
  // The event carries what everyone sees; what only the reader sees of it stays as it was.
  'community.changed': (event: LiveEvents['community.changed']) => {
    const { id, version, view } = event
    changedCommunities.hear(event)
    const lists = queryClient.getQueriesData({ queryKey: keys.communities })
    const known = lists.some(([, data]) => findCached(data, id))
    queryClient.setQueriesData({ queryKey: ['communities'] }, (data: unknown) =>
      updateCached<CommunityView>(data, id, (one) => (one.version > version ? one : view && { ...one, ...view })),
    )
    if (!view) readAgain({ queryKey: keys.community(id) })
    // Where a new one stands in a list only the server can say.
    if (view && !known) readAgain({ queryKey: keys.communities })
    readAgain({ queryKey: ['communities', 'mineTotals'] })
  },
}
