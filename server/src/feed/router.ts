import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { can } from '@fieldfare/shared/access.ts'
import type { SettingView } from '@fieldfare/shared/setting.ts'
import { read } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { moderationFeed } from '../moderation/router.ts'
import { allSettings } from '../setting/rows.ts'
import { landFeed } from './land.ts'
import { measuresFeed } from './measures.ts'
import { peopleFeed } from './people.ts'
import { commentsFeed, threadsFeed } from '../discussion/router.ts'
import { treasuresFeed } from '../treasure/router.ts'

/** The settings that are public, and to admins the mail templates. */
const KV = read('setting.see', NoArgs).query(({ ctx }): Promise<SettingView[]> =>
  allSettings(ctx.db, can('setting.seeTemplates', { who: ctx.who })),
)

/** The live feeds as they are read; what changes afterwards is heard over the live connection. */
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
