import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { api } from '../../platform/api/client.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { liveRead } from '../../platform/api/read.ts'
import { contentChannel, oneChannel, putContent } from '../../content/contentCache.ts'

/** A gallery of a screen or two; the map shows the same number of points. */
const PAGE = 24

export const treasures = {
  /** Those of a community, newest first. */
  of: list(api.feed.treasures.of.query, ({ communityId }) => contentChannel('treasure', communityId), { limit: PAGE }),
  one: liveRead(api.feed.treasures.one.query, ({ id }) => oneChannel('treasure', id)),
}

export const putTreasure = (treasure: TreasureView): void => putContent('treasure', treasure.communityId, treasure)
