import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { findCached, updateCached } from '../../platform/api/cache.ts'
import { answers, answersOf, queryClient, readAgain } from '../../platform/api/queries.ts'
import { createTileOverlay, useOverlaid } from '../../platform/api/tileOverlay.ts'
import { communities } from '../../content/membership/community.ts'

/** Communities that live events have changed since the map tiles on screen were made; without `mine`, the reader's own fields. */
export const changedCommunities = createTileOverlay<Omit<CommunityView, 'mine'>>()
export const useChangedCommunities = () => useOverlaid(changedCommunities)

export const communityEvents = {
  // The event has the public fields, with a simplified shape as in lists. The cached `mine` stays, and so does the cached shape unless
  // the land was corrected.
  'community.changed': (event: LiveEvents['community.changed']) => {
    const { id, version, view } = event
    changedCommunities.add(event)
    const lists = queryClient.getQueriesData(answersOf('feed.land.all'))
    const cached = queryClient.getQueryData(communities.one.key({ id }))
    const listed = lists.some(([, data]) => findCached(data, id))
    queryClient.setQueriesData(answers.communities, (data: unknown) =>
      updateCached<CommunityView>(data, id, (one) =>
        one.version > version
          ? one
          : view && { ...one, ...view, geometry: sameLand(one, view) ? one.geometry : view.geometry },
      ),
    )
    // The page of one community needs the full shape, which the event does not have.
    if (!view || (cached && !sameLand(cached, view))) readAgain({ queryKey: communities.one.key({ id }) })
    // Only the server knows where in a list a new community belongs.
    if (view && !listed) readAgain(answersOf('feed.land.all'))
    readAgain(answersOf('feed.land.mineTotals'))
  },
}

/** Tells whether two versions of a community have the same land. */
const sameLand = (
  one: Pick<CommunityView, 'areaM2' | 'bbox'>,
  other: Pick<CommunityView, 'areaM2' | 'bbox'>,
): boolean => one.areaM2 === other.areaM2 && one.bbox.every((edge, i) => edge === other.bbox[i])
