import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { accountEvents } from './account/live.ts'
import { areaEvents } from './area/live.ts'
import { communityEvents } from './community/live.ts'
import { discussionEvents } from './discussion/live.ts'
import { settingEvents } from './setting/live.ts'
import { treasureEvents } from './treasure/live.ts'

/** The handler of every live event: it updates the query cache. A new event without a handler fails the type check. */
export const liveEvents: { [N in LiveName]: (event: LiveEvents[N]) => void } = {
  ...accountEvents,
  ...areaEvents,
  ...communityEvents,
  ...discussionEvents,
  ...settingEvents,
  ...treasureEvents,
}
