import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { putContent } from '../../content/contentCache.ts'
import { contentFeed } from '../../content/contentFeed.ts'

/** Treasures per page: a screen or two; the map shows the same number of points. */
const PAGE = 24

export const treasures = contentFeed('treasure', { limit: PAGE })

export const putTreasure = (treasure: TreasureView): void => putContent('treasure', treasure.communityId, treasure)
