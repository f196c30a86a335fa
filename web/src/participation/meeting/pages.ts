import type { meetingPages } from '@fieldfare/shared/pages/meeting.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const meetingScreens = {
  createMeeting: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreateMeetingPage.tsx').then((m) => m.CreateMeetingPage),
  },
  sendInvites: {
    section: 'discover',
    load: (): LoadedPage => import('./form/SendInvitesPage.tsx').then((m) => m.SendInvitesPage),
  },
  meeting: {
    section: 'discover',
    detail: true,
    gate: 'invitation',
    load: (): LoadedPage => import('./page/MeetingPage.tsx').then((m) => m.MeetingPage),
  },
} satisfies Screens<typeof meetingPages>
