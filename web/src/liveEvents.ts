import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { accountEvents } from './people/account/live.ts'
import { adminEvents } from './administration/admin/live.ts'
import { announcementEvents } from './content/announcement/live.ts'
import { areaEvents } from './land/area/live.ts'
import { communityEvents } from './land/community/live.ts'
import { contentEvents } from './content/contentCache.ts'
import './kinds.ts'
import { settingEvents } from './administration/setting/live.ts'

/** The handler of every live event: it updates the query cache. A new event without a handler fails the type check. */
export const liveEvents: { [N in LiveName]: (event: LiveEvents[N]) => void } = {
  ...accountEvents,
  ...areaEvents,
  ...communityEvents,
  ...contentEvents,
  ...settingEvents,
  ...announcementEvents,
  ...adminEvents,
}
