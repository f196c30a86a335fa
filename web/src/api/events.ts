import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { accountEvents } from '../account/live.ts'
import { areaEvents } from '../area/live.ts'
import { communityEvents } from '../community/live.ts'
import { discussionEvents } from '../discussion/live.ts'
import { settingEvents } from '../setting/live.ts'
import { treasureEvents } from '../treasure/live.ts'

/** What every event does to what has been read; a new event without a place here fails the type check. */
export const events: { [N in LiveName]: (event: LiveEvents[N]) => void } = {
  ...accountEvents,
  ...areaEvents,
  ...communityEvents,
  ...discussionEvents,
  ...settingEvents,
  ...treasureEvents,
}
