/** Every job with what it is given. Ids and addresses only: a job makes secrets itself, so that none lies in its row. */
export interface JobData {
  /** Welcome with the link that verifies the address. */
  mailWelcome: { personId: string }
  /** The address may be unknown; then nothing is sent, and nobody can tell. */
  mailReset: { email: string }
  /** To the new address: the link that puts it in use. */
  mailNewEmail: { personId: string }
  /** To the old one: that it was asked for. Apart: people change an address because the old one is gone. */
  mailOldEmail: { personId: string; oldEmail: string; newEmail: string }
  /** That the account was ended, until when it can be taken back, and how. */
  mailLeaving: { personId: string }
  eraseAccounts: Record<string, never>
  /** The surface that a person's areas cover together. */
  measureAreas: { personId: string }
  /** The same of the communities that they own or subscribe to. */
  measureCommunities: { personId: string; scope: 'subscribed' | 'owned' }
  /** To the image host, where one is set. */
  postPhoto: { photoId: string }
  purgePhotos: Record<string, never>
  /** Their rows are gone. */
  removePhotoFiles: { photos: { id: string; ownerId: string }[] }
  foldCells: Record<string, never>
  purge: Record<string, never>
}
export type JobName = keyof JobData

interface JobPlan<Data> {
  retryLimit: number
  /** When it runs by itself, in the configured time zone. */
  cron?: string
  /** Of the jobs with one key at most one waits and one runs. */
  onceFor?: (data: Data) => string
}
export const JOB_PLANS: { [N in JobName]: JobPlan<JobData[N]> } = {
  // With exponential back-off these outlast a mail server that is away for half a day.
  mailWelcome: { retryLimit: 12 },
  mailReset: { retryLimit: 6 },
  mailNewEmail: { retryLimit: 12 },
  mailOldEmail: { retryLimit: 12 },
  mailLeaving: { retryLimit: 12 },
  eraseAccounts: { retryLimit: 2, cron: '7 * * * *' },
  measureAreas: { retryLimit: 2, onceFor: ({ personId }) => personId },
  measureCommunities: { retryLimit: 2, onceFor: ({ personId, scope }) => `${personId} ${scope}` },
  postPhoto: { retryLimit: 12 },
  // After the purge that takes away what showed them.
  purgePhotos: { retryLimit: 2, cron: '45 3 * * *' },
  removePhotoFiles: { retryLimit: 12 },
  foldCells: { retryLimit: 0, cron: '* * * * *' },
  purge: { retryLimit: 2, cron: '15 3 * * *' },
}
