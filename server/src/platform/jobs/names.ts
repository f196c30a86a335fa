import type { Tables } from '../db/tables.ts'

/** Every job with its data. Ids and addresses only: a job makes secrets itself, so that its row holds none. */
export interface JobData {
  /** Welcome, with the link that verifies the address. */
  mailWelcome: { personId: string }
  /** Sends nothing to an unknown address; the caller gets the same answer. */
  mailReset: { email: string }
  /** To the new address: the link that puts it in use. */
  mailNewEmail: { personId: string }
  /** To the old address, that a new one was requested. A job of its own, since mails to an old address may fail. */
  mailOldEmail: { personId: string; oldEmail: string; newEmail: string }
  /** That the password was changed by the person who was signed in. */
  mailPasswordChanged: { personId: string }
  /** That the account will be erased, when, and how to cancel that. */
  mailLeaving: { personId: string }
  eraseAccounts: Record<string, never>
  /** The surface that a person's areas cover together. */
  measureAreas: { personId: string }
  /** The same of the communities that they own or subscribe to. */
  measureCommunities: { personId: string; scope: 'subscribed' | 'owned' }
  /** The land of what a person started before their address was verified. */
  judgeVerified: { personId: string }
  /** The people whose areas touch corrected land. */
  joinCorrected: { correctionId: string }
  /** The people who drew on land since its community was started, which others see from now on; from the area after `after` on. */
  joinMakers: { communityId: string; after: string | null }
  /** The makers of these areas, to the communities that the areas touch; of the first one from the community after `after` on. */
  joinAreas: { areaIds: string[]; after: { m2: number; id: string } | null }
  /** To a community's creator: what an admin decided about its corrected land. */
  mailCorrection: { correctionId: string }
  /** Adds the recipients of a message that the call left for later. */
  addRecipients: { messageId: string }
  /** To one recipient, or to the address that messages are redirected to. */
  mailMessage: { messageId: string; personId: string }
  /** To the writer alone, before it is sent. */
  mailMessageTest: { personId: string; communityId: string; title: string; body: string }
  /** Queues the mails of a mailing. */
  queueMailing: { mailingId: string }
  /** To one of its recipients, or to the address that they are redirected to. */
  mailMailing: { mailingId: string; nth: number }
  /** To who gave: what they pledged, or that it is due again soon; with a link that changes it. */
  mailPledge: { contributionId: string; about: 'given' | 'due' }
  /** Reminds of what is due soon. */
  remindPledges: Record<string, never>
  /** Reminds, once, those who registered a week ago or earlier and have not finished. */
  remindPeople: Record<string, never>
  /** To one of them. */
  mailReminder: { personId: string }
  /** Invites the members to a meeting that the call left for later. */
  inviteMembers: { meetingId: string }
  /** To one person, about a meeting. */
  mailMeeting: { meetingId: string; personId: string; about: Tables['meeting_mail']['about']; sequence: number }
  /** Looks for what people are called back about at once, and calls them. */
  callBack: Record<string, never>
  /** Queues the weekly mails that are due. */
  weeklyMails: Record<string, never>
  /** To one person: what happened around their areas and in their communities. */
  mailWeekly: { personId: string; until: string }
  /** Copies a photo to the image host, if one is configured. */
  postPhoto: { photoId: string }
  purgePhotos: Record<string, never>
  /** The photos' rows are deleted already; the ids are those of the files. */
  removePhotoFiles: { photos: { id: string; ownerId: string }[] }
  /** Joins the makers of all areas to the communities that these touch, from the area after `after` on. */
  intersectAreas: { after: string | null; looked: number; joined: number }
  foldCells: Record<string, never>
  releaseLoveMap: Record<string, never>
  releaseFigures: Record<string, never>
  makeResearchExport: { exportId: string }
  removeResearchFiles: Record<string, never>
  purge: Record<string, never>
}
export type JobName = keyof JobData

interface JobPlan<Data> {
  retryLimit: number
  /** When it is scheduled, in the configured time zone. */
  cron?: string
  /** Its data holds addresses: it is deleted when it is done, and soon after it failed for good. */
  forgotten?: true
  /** So many at a time in one process; one without it. */
  atOnce?: number
  /** Of all jobs with this key at most one waits and one runs. */
  onceFor?: (data: Data) => string
}
export const JOB_PLANS: { [N in JobName]: JobPlan<JobData[N]> } = {
  // With exponential back-off these outlast a mail server that is away for half a day.
  mailWelcome: { retryLimit: 12 },
  mailReset: { retryLimit: 6, forgotten: true },
  mailNewEmail: { retryLimit: 12 },
  mailOldEmail: { retryLimit: 12, forgotten: true },
  mailPasswordChanged: { retryLimit: 12 },
  mailLeaving: { retryLimit: 12 },
  eraseAccounts: { retryLimit: 2, cron: '7 * * * *' },
  measureAreas: { retryLimit: 2, onceFor: ({ personId }) => personId },
  measureCommunities: { retryLimit: 2, onceFor: ({ personId, scope }) => `${personId} ${scope}` },
  judgeVerified: { retryLimit: 12, onceFor: ({ personId }) => personId },
  joinCorrected: { retryLimit: 12, onceFor: ({ correctionId }) => correctionId },
  joinMakers: { retryLimit: 12 },
  joinAreas: { retryLimit: 12 },
  mailCorrection: { retryLimit: 12 },
  addRecipients: { retryLimit: 12, onceFor: ({ messageId }) => messageId },
  mailMessage: { retryLimit: 12, atOnce: 4 },
  mailMessageTest: { retryLimit: 6, forgotten: true },
  queueMailing: { retryLimit: 12, onceFor: ({ mailingId }) => mailingId },
  // Outlasts a mail server that is away for a day.
  mailMailing: { retryLimit: 18, atOnce: 4 },
  mailPledge: { retryLimit: 12 },
  remindPledges: { retryLimit: 2, cron: '30 9 * * *' },
  remindPeople: { retryLimit: 2, cron: '30 17 * * *' },
  mailReminder: { retryLimit: 12 },
  inviteMembers: { retryLimit: 12, onceFor: ({ meetingId }) => meetingId },
  mailMeeting: { retryLimit: 12, atOnce: 4 },
  callBack: { retryLimit: 0, cron: '* * * * *', onceFor: () => 'all' },
  // Time zones begin their hours at a quarter, too.
  weeklyMails: { retryLimit: 0, cron: '*/15 * * * *' },
  mailWeekly: { retryLimit: 12, atOnce: 2 },
  postPhoto: { retryLimit: 12 },
  // After the purge that deletes the content showing them.
  purgePhotos: { retryLimit: 2, cron: '45 3 * * *' },
  removePhotoFiles: { retryLimit: 12 },
  intersectAreas: { retryLimit: 5, onceFor: () => 'all' },
  foldCells: { retryLimit: 0, cron: '* * * * *' },
  // Once a week; see decision 38.
  releaseLoveMap: { retryLimit: 2, cron: '10 4 * * 1' },
  // Each community once a week, beginning soon after it was made; see decision 24.
  releaseFigures: { retryLimit: 2, cron: '20 * * * *', onceFor: () => 'all' },
  // What fails is begun anew by an admin, who sees that it failed.
  makeResearchExport: { retryLimit: 0 },
  removeResearchFiles: { retryLimit: 2, cron: '30 3 * * *' },
  purge: { retryLimit: 2, cron: '15 3 * * *' },
}
