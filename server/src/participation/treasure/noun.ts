import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import type { Noun } from '../../platform/noun.ts'
import { treasure } from './kind.ts'
import { treasurePage } from './rows.ts'
import { addTreasure, hideTreasurePlace } from './treasures.ts'
import { treasureCollection } from './openData.ts'

export const treasureNoun = {
  kinds: { treasure },
  calls: {
    ...contentCalls(treasure),
    addTreasure,
    hideTreasurePlace,
    feed: { treasures: contentFeed(treasure, treasurePage) },
  },
  openData: [treasureCollection],
} satisfies Noun
