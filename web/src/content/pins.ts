import type { ContentPin } from '@fieldfare/shared/content.ts'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import type { Follow } from '@fieldfare/shared/live.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import { useEffect } from 'react'
import { api } from '../platform/api/client.ts'
import { useChannel } from '../platform/api/live.ts'
import { keys } from '../platform/api/queries.ts'
import { usePagedQuery } from '../platform/api/usePagedQuery.ts'
import { kindOf } from './kind.ts'
import { contentChannel } from './contentCache.ts'

/** More than these nobody tells apart on one map. */
const PINS_MAX = 1000
const NONE: readonly ContentPin[] = []

/** What lies on the map of a community, newest first, kept current. */
export function usePins(communityId: string): readonly ContentPin[] {
  const channels: Follow[] = CONTENT_KINDS.filter((kind) => kindOf(kind).placeIn).map((kind) =>
    contentChannel(kind, communityId),
  )
  useChannel(...channels)
  const {
    items = NONE,
    hasMore,
    loadingMore,
    more,
  } = usePagedQuery(keys.pins(communityId), channels, (page) => api.feed.pins.of.query({ communityId, ...page }), {
    limit: PAGE_MAX,
  })
  const wanted = hasMore && !loadingMore && items.length < PINS_MAX
  useEffect(() => {
    if (wanted) more()
  }, [wanted, more])
  return items
}
