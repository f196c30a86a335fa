import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { inviteNext } from './invite.ts'

interface MeetingJobs {
  /** Invites the members whom the call that planned the meeting did not invite itself. */
  inviteMembers: { meetingId: string }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends MeetingJobs {}
}

export const meetingJobPlans: JobPlans<keyof MeetingJobs> = {
  inviteMembers: { retryLimit: 12, onceFor: ({ meetingId }) => meetingId },
}

export const meetingJobs = (deps: Deps): JobHandlers<keyof MeetingJobs> => ({
  inviteMembers: ({ meetingId }) => walk(deps, (tx, atOnce) => inviteNext(tx, meetingId, atOnce)),
})
