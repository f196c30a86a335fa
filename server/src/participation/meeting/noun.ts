import { directionsTo } from '@fieldfare/shared/meeting.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { acceptInvite, giveSeatBack, rejectInvite } from './answers.ts'
import { draw, whoAccepted } from './attendees.ts'
import { calendarRoutes } from './calendarRoutes.ts'
import { meetingHappenings, meetingReminders } from './happenings.ts'
import { meetingJobPlans, meetingJobs } from './jobs.ts'
import { meeting } from './kind.ts'
import { meetingAccountHooks } from './accountHooks.ts'
import { meetingDelivery } from './meetingDelivery.ts'
import { addMeeting } from './meetings.ts'
import { meetingPage } from './rows.ts'
import { sendInvites } from './sendInvites.ts'
import { meetingWaits } from './waiting.ts'

export const meetingNoun = {
  kinds: { meeting },
  calls: {
    ...contentCalls(meeting),
    addMeeting,
    sendInvites,
    acceptInvite,
    rejectInvite,
    giveSeatBack,
    feed: { meetings: { ...contentFeed(meeting, meetingPage), draw, whoAccepted } },
  },
  serve: ({ http, deps }) => calendarRoutes(http, deps),
  jobs: jobSet(meetingJobPlans, meetingJobs),
  accountHooks: meetingAccountHooks,
  deliveries: [meetingDelivery],
  mailSamples: (publicUrl) => ({
    meetingUrl: publicUrl + paths.meeting('example'),
    directionsUrl: directionsTo({ lng: 4.8, lat: 53.1 }),
  }),
  happenings: [meetingHappenings, meetingReminders],
  waits: meetingWaits,
} satisfies Noun
