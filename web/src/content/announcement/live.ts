import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'

export const announcementEvents = {
  'announcements.changed': ({ feed }: LiveEvents['announcements.changed']) => {
    readAgain(feed === 'adverts' ? answers.adverts : answers.siteNotices)
    readAgain(answers.adminCounts)
  },
}
