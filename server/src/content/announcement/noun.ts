import { sql } from 'kysely'
import type { Noun } from '../../platform/noun.ts'
import {
  allAdverts,
  allNotices,
  currentOfAdverts,
  currentOfNotices,
  oneAdvert,
  oneNotice,
} from './readAnnouncements.ts'
import { deleteAdvert, saveAdvert } from './saveAdvert.ts'
import { deleteNotice, saveNotice } from './saveNotice.ts'

/** The noun (feature) of adverts and of notices to all visitors of the site. */
export const announcementNoun = {
  calls: {
    announcement: { saveAdvert, deleteAdvert, saveNotice, deleteNotice },
    feed: {
      adverts: { current: currentOfAdverts, all: allAdverts, one: oneAdvert },
      notices: { current: currentOfNotices, all: allNotices, one: oneNotice },
    },
  },
  photos: { kind: 'advert', shown: sql<boolean>`true`, lasting: true },
} satisfies Noun
