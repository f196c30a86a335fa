import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { measureSurface } from '../surface/jointSurface.ts'
import { joinAreas } from './joinAreas.ts'
import { joinCorrected } from './joinCorrected.ts'
import { joinMakers } from './joinMakers.ts'
import { judgeVerified } from './judgeVerified.ts'
import { mailCorrection } from './mailCorrection.ts'
import { releaseFigures } from './releaseFigures.ts'
import { myCommunityShapes } from './rows.ts'

interface CommunityJobs {
  /** Measures the surface that a person's subscribed or owned communities cover together. */
  measureCommunities: { personId: string; scope: 'subscribed' | 'owned' }
  /** Judges the land of communities that a person started before their e-mail address was verified. */
  judgeVerified: { personId: string }
  /** Subscribes the people whose areas touch the corrected land of a community. */
  joinCorrected: { correctionId: string }
  /**
   * Subscribes the people who have drawn on a community's land since it was started; runs when others begin to see the community. Begins
   * after the area with the id `after`.
   */
  joinMakers: { communityId: string; after: string | null }
  /** Subscribes the makers of these areas to the communities that the areas touch; for the first area it begins after the community `after`. */
  joinAreas: { areaIds: string[]; after: { m2: number; id: string } | null }
  /** Mails a community's creator the decision of an admin about its corrected land. */
  mailCorrection: { correctionId: string }
  releaseFigures: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends CommunityJobs {}
}

export const communityJobPlans: JobPlans<keyof CommunityJobs> = {
  measureCommunities: { retryLimit: 2, onceFor: ({ personId, scope }) => `${personId} ${scope}` },
  judgeVerified: { retryLimit: 12, onceFor: ({ personId }) => personId },
  joinCorrected: { retryLimit: 12, onceFor: ({ correctionId }) => correctionId },
  joinMakers: { retryLimit: 12 },
  joinAreas: { retryLimit: 12 },
  mailCorrection: { retryLimit: 12 },
  // The job runs hourly; it releases the figures of each community once a week, the first time soon after the community was added.
  releaseFigures: { retryLimit: 2, cron: '20 * * * *', onceFor: () => 'all' },
}

export const communityJobs = (deps: Deps, mailer: Mailer): JobHandlers<keyof CommunityJobs> => ({
  measureCommunities: (request) =>
    measureSurface(deps, { ...request, shapes: myCommunityShapes(deps.db.kysely, request) }, 'communities'),
  judgeVerified: ({ personId }) => judgeVerified(deps, personId),
  joinAreas: (rest) => joinAreas(deps, rest),
  joinCorrected: ({ correctionId }) => joinCorrected(deps, correctionId),
  joinMakers: (rest) => joinMakers(deps, rest),
  mailCorrection: ({ correctionId }) => mailCorrection(deps, mailer, correctionId),
  releaseFigures: () => releaseFigures(deps.db.kysely, deps.config.TIME_ZONE),
})
