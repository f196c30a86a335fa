import type { MeetingNotices, MeetingView } from '@fieldfare/shared/meeting.ts'
import type { Dated } from '../../platform/api/cache.ts'
import type { Kind, KindNoticeTexts } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconCalendarEvent } from '../../platform/ui/icons.tsx'

const startOf = (one: Dated): string => ('startTime' in one ? String(one.startTime) : one.createdAt)

export const meeting: Kind<MeetingView> = {
  icon: IconCalendarEvent,
  order: (a, b) => startOf(b).localeCompare(startOf(a)) || b.id.localeCompare(a.id),
  mine: { reported: false, answer: null, entry: null, place: null, seat: null, link: null },
  alsoRead: ['feed.meetings.draw', 'feed.waiting.here'],
  answer: () => import('./AnswerMeeting.tsx').then((m) => m.AnswerMeeting),
  open: () => import('./OpenMeeting.tsx').then((m) => m.OpenMeeting),
  make: { action: 'meeting.add', to: paths.createMeeting },
  placeOf: ({ id }) => ({ to: paths.meeting(id) }),
  tab: () => import('./list/MeetingsTab.tsx').then((m) => m.MeetingsTab),
}

const toMeeting = ({ meetingId }: { meetingId: string }) => ({ to: paths.meeting(meetingId) })

export const meetingNotices: KindNoticeTexts<keyof MeetingNotices> = {
  'meeting.invited': { sentence: 'content.meeting.invited', placeOf: toMeeting },
  'meeting.drawn': { sentence: 'content.meeting.drawn', placeOf: toMeeting },
  'meeting.missed': { sentence: 'content.meeting.missed', placeOf: toMeeting },
  'meeting.seat': { sentence: 'content.meeting.seat', placeOf: toMeeting },
  'meeting.changed': { sentence: 'content.meeting.changed', placeOf: toMeeting },
  'meeting.cancelled': {
    sentence: 'content.meeting.cancelled',
    placeOf: ({ communityId }) => ({ to: paths.community(communityId), search: { tab: 'meetings' } }),
  },
  'meeting.resumed': { sentence: 'content.meeting.resumed', placeOf: toMeeting },
}
