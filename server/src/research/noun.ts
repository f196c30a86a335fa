import { jobSet } from '../platform/jobs/jobSet.ts'
import type { Noun } from '../platform/noun.ts'
import { makeExport, removeExport } from './exports.ts'
import { researchJobPlans, researchJobs } from './jobs.ts'
import { researchAccountHooks } from './accountHooks.ts'
import { all, one } from './readExports.ts'
import { researchRoutes } from './routes.ts'

/** The noun (feature) of data packages for researchers, which admins make. */
export const researchNoun = {
  calls: { research: { all, one, make: makeExport, remove: removeExport } },
  serve: ({ http, deps }) => researchRoutes(http, deps, deps.packages),
  jobs: jobSet(researchJobPlans, (deps) => researchJobs(deps, deps.packages)),
  accountHooks: researchAccountHooks,
} satisfies Noun
