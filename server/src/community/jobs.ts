import type { Deps } from '../call/context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { measureSurface } from '../surface/joint.ts'
import { myCommunityShapes } from './rows.ts'

export const communityJobs = (deps: Deps): Pick<JobHandlers, 'measureCommunities'> => ({
  measureCommunities: (mine) =>
    measureSurface(deps, { ...mine, shapes: myCommunityShapes(deps.db.kysely, mine) }, 'communities'),
})
