import { peopleFeed } from '../account/router.ts'
import { measuresFeed } from '../area/router.ts'
import { t } from '../call/trpc.ts'
import { landFeed } from '../community/router.ts'
import { moderationFeed } from '../moderation/router.ts'
import { KV } from '../setting/router.ts'
import { commentsFeed, threadsFeed } from './threads.ts'
import { treasuresFeed } from './treasures.ts'

/** What is read of each noun; changes after that are published live. */
export const feedRouter = t.router({
  measures: measuresFeed,
  land: landFeed,
  threads: threadsFeed,
  comments: commentsFeed,
  treasures: treasuresFeed,
  moderation: moderationFeed,
  userData: peopleFeed,
  KV,
})
