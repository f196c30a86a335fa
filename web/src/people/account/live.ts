import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

/** What of one's own each event makes stale. */
const KEYS_OF: Record<LiveEvents['mine.changed']['what'], readonly (readonly unknown[])[]> = {
  account: [keys.me, keys.callback, keys.consents, keys.survey],
  areas: [keys.myAreas, keys.myAreaTotals, ['areas', 'one'], keys.survey],
  communities: [['communities'], keys.me, keys.waiting, keys.callback],
  content: [['content'], keys.names, keys.waiting],
  drafts: [keys.drafts],
  mailings: [keys.mailings],
  funding: [keys.funding, keys.me],
  messages: [keys.messages, keys.me, keys.waiting],
  moderation: [keys.moderation, ['communities']],
  notices: [keys.notices, keys.me, keys.waiting],
  research: [keys.research],
  waiting: [keys.waiting],
}

export const accountEvents = {
  'mine.changed': ({ what }: LiveEvents['mine.changed']) => {
    for (const queryKey of KEYS_OF[what]) readAgain({ queryKey })
  },
}
