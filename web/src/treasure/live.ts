import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import type { MyTreasure, TreasureView } from '@fieldfare/shared/treasure.ts'
import { findCached, updateCached, insertCached } from '../api/cache.ts'
import { keys, queryClient } from '../api/queries.ts'
import { newestFirst } from '../content/order.ts'
import { dropTreasure, readTreasuresAgain } from './data.ts'

/** What a reader sees of somebody else's treasure who may see no more of it than everyone. */
const OTHERS: MyTreasure = { reported: false, exact: null, mayShowPlace: false, reports: null }

export const treasureEvents = {
  // The event carries what everyone sees; what only the reader sees of it stays as it was.
  'treasure.changed': ({ id, communityId, version, view }: LiveEvents['treasure.changed']) => {
    if (!view) return dropTreasure(communityId, id)
    const me = queryClient.getQueryData<Me | null>(keys.me)
    const queryKey = keys.treasures(communityId)
    let before: TreasureView | undefined
    queryClient.setQueriesData({ queryKey }, (known: unknown) => {
      before ??= findCached<TreasureView>(known, id)
      const changed = updateCached<TreasureView>(known, id, (one) =>
        one.version > version ? one : { ...view, mine: one.mine },
      )
      return insertCached<TreasureView>(changed, { ...view, mine: me ? OTHERS : null }, newestFirst)
    })
    // Its finder and those who look after the community see more of it than the event may carry.
    const moderates = queryClient.getQueryData<CommunityView>(keys.community(communityId))?.mine?.moderator
    const sawMore = before?.version !== version && (moderates || view.creator.id === me?.id)
    if (sawMore) void readTreasuresAgain(communityId)
  },
}
