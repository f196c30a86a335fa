import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { loveMapJobPlans, loveMapJobs } from './jobs.ts'
import { landFileRoutes } from './landFileRoutes.ts'
import { loveMapFeed } from './loveMap.ts'
import { loveTileRoutes } from './tileRoutes.ts'
import { loveCellCollection } from './openData.ts'

/** The love map feature, with the files that an owner gets about a community's land. */
export const loveMapNoun = {
  calls: { feed: { loveMap: loveMapFeed } },
  serve({ http, deps, dist }) {
    loveTileRoutes(http, deps)
    return landFileRoutes(http, deps, dist).close
  },
  jobs: jobSet(loveMapJobPlans, (deps) => loveMapJobs(deps.db)),
  openData: [loveCellCollection],
} satisfies Noun
