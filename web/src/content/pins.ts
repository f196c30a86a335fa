import type { ContentPin } from '@fieldfare/shared/content.ts'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import { useEffect } from 'react'
import { api } from '../platform/api/client.ts'
import { list, usePagedQuery } from '../platform/api/usePagedQuery.ts'
import { kindOf } from './kind.ts'
import { contentChannel } from './contentCache.ts'

/** The most pins on one map: nobody can tell more of them apart. */
const PINS_MAX = 1000
const NONE: readonly ContentPin[] = []

export const pins = list(
  api.feed.pins.of.query,
  ({ communityId }) =>
    CONTENT_KINDS.filter((kind) => kindOf(kind).placeIn).map((kind) => contentChannel(kind, communityId)),
  { limit: PAGE_MAX },
)

/** Returns the pins on the map of a community, newest first, kept current. */
export function usePins(communityId: string): readonly ContentPin[] {
  const { items = NONE, hasMore, loadingMore, more } = usePagedQuery(pins, { communityId })
  const needsMore = hasMore && !loadingMore && items.length < PINS_MAX
  useEffect(() => {
    if (needsMore) more()
  }, [needsMore, more])
  return items
}
