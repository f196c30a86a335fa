import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { measureSurface } from '../surface/joint.ts'
import { joinAreas } from './joinAreas.ts'
import { joinCorrected } from './joinCorrected.ts'
import { joinMakers } from './joinMakers.ts'
import { judgeVerified } from './judgeVerified.ts'
import { mailCorrection } from './mailCorrection.ts'
import { releaseFigures } from './releaseFigures.ts'
import { myCommunityShapes } from './rows.ts'

export const communityJobs = (
  deps: Deps,
  mailer: Mailer,
): Pick<
  JobHandlers,
  | 'measureCommunities'
  | 'judgeVerified'
  | 'joinAreas'
  | 'joinCorrected'
  | 'joinMakers'
  | 'mailCorrection'
  | 'releaseFigures'
> => ({
  measureCommunities: (mine) =>
    measureSurface(deps, { ...mine, shapes: myCommunityShapes(deps.db.kysely, mine) }, 'communities'),
  judgeVerified: ({ personId }) => judgeVerified(deps, personId),
  joinAreas: (rest) => joinAreas(deps, rest),
  joinCorrected: ({ correctionId }) => joinCorrected(deps, correctionId),
  joinMakers: (rest) => joinMakers(deps, rest),
  mailCorrection: ({ correctionId }) => mailCorrection(deps, mailer, correctionId),
  releaseFigures: () => releaseFigures(deps.db.kysely, deps.config.TIME_ZONE),
})
