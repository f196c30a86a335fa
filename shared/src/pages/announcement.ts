import type { Pages } from './page.ts'

export const announcementPages = {
  voedsel: { path: '/voedsel', listed: true },
  announcements: { path: '/announcements', who: 'admin' },
  editAdvert: { path: '/edit-advert/$id', who: 'admin' },
  editNotice: { path: '/edit-notice/$id', who: 'admin' },
} as const satisfies Pages
