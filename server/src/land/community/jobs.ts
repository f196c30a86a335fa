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
  /** Measures the same for the communities that they own or subscribe to. */
  measureCommunities: { personId: string; scope: 'subscribed' | 'owned' }
  /** Judges the land that a person started before their address was verified. */
  judgeVerified: { personId: string }
  /** Joins the people whose areas touch corrected land. */
  joinCorrected: { correctionId: string }
  /**
   * Joins the people who drew on land since its community was started, which others see from now on; from the area
   * after `after` on.
   */
  joinMakers: { communityId: string; after: string | null }
  /**
   * Joins the makers of these areas to the communities that the areas touch; of the first one from the community after
   * `after` on.
   */
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
  // The hourly job releases the figures of each community once a week, beginning soon after it was made.
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
