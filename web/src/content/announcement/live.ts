import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

export const announcementEvents = {
  'announcements.changed': ({ feed }: LiveEvents['announcements.changed']) => {
    readAgain({ queryKey: feed === 'adverts' ? keys.adverts : keys.siteNotices })
    readAgain({ queryKey: keys.adminCounts })
  },
}
