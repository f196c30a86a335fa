import type { announcementPages } from '@fieldfare/shared/pages/announcement.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const announcementScreens = {
  voedsel: {
    frame: 'map',
    section: 'discover',
    search: texts('tab'),
    load: (): LoadedPage => import('./VoedselPage.tsx').then((m) => m.VoedselPage),
  },
  announcements: {
    section: 'other',
    load: (): LoadedPage => import('./AnnouncementsPage.tsx').then((m) => m.AnnouncementsPage),
  },
  editAdvert: {
    section: 'other',
    load: (): LoadedPage => import('./EditAdvertPage.tsx').then((m) => m.EditAdvertPage),
  },
  editNotice: {
    section: 'other',
    load: (): LoadedPage => import('./EditNoticePage.tsx').then((m) => m.EditNoticePage),
  },
} satisfies Screens<typeof announcementPages>
