import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { accountEvents } from '../account/live.ts'
import { areaEvents } from '../area/live.ts'
import { communityEvents } from '../community/live.ts'
import { contentEvents } from '../content/cache.ts'
import { settingEvents } from '../setting/live.ts'

/** What each live event does to the cache; an event without a handler here fails the type check. */
export const events: { [N in LiveName]: (event: LiveEvents[N]) => void } = {
  ...accountEvents,
  ...areaEvents,
  ...communityEvents,
  ...contentEvents,
  ...settingEvents,
}
