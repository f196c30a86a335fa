import type { Pages } from './page.ts'

export const meetingPages = {
  createMeeting: { path: '/create-meeting/$id', who: 'person' },
  sendInvites: { path: '/send-invites/$id', who: 'person' },
  meeting: { path: '/meeting/$id', who: 'person' },
} as const satisfies Pages
