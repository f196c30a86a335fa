import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { counts } from './adminCounts.ts'
import { intersectAreas, intersectSome } from './intersectAreas.ts'
import { cleanupJobs, maintenanceJobPlans } from './jobs.ts'
import { maintenanceRoutes } from './routes.ts'
import { update } from './update.ts'

/** The noun (feature) of maintenance that operators start by hand, and of the deletion of expired data. */
export const maintenanceNoun = {
  calls: { _update: update, _intersectAreas: intersectAreas, feed: { admin: { counts } } },
  serve: ({ http, deps }) => maintenanceRoutes(http, deps),
  jobs: jobSet(maintenanceJobPlans, (deps) => ({
    ...cleanupJobs(deps.db),
    intersectAreas: (walk) => intersectSome(deps, walk),
  })),
} satisfies Noun
