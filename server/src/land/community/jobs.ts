import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { measureSurface } from '../surface/joint.ts'
import { joinEverybody } from './joinCorrected.ts'
import { mailCorrection } from './mailCorrection.ts'
import { releaseFigures } from './releaseFigures.ts'
import { myCommunityShapes } from './rows.ts'

export const communityJobs = (
  deps: Deps,
  mailer: Mailer,
): Pick<JobHandlers, 'measureCommunities' | 'joinCorrected' | 'mailCorrection' | 'releaseFigures'> => ({
  measureCommunities: (mine) =>
    measureSurface(deps, { ...mine, shapes: myCommunityShapes(deps.db.kysely, mine) }, 'communities'),
  joinCorrected: ({ correctionId }) => joinEverybody(deps, correctionId),
  mailCorrection: ({ correctionId }) => mailCorrection(deps, mailer, correctionId),
  releaseFigures: () => releaseFigures(deps.db.kysely, deps.config.TIME_ZONE),
})
