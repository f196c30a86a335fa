import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { measureSurface } from '../surface/jointSurface.ts'
import { myAreaShapes } from './rows.ts'

interface AreaJobs {
  /** Measures the surface that a person's areas cover together. */
  measureAreas: { personId: string }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends AreaJobs {}
}

export const areaJobPlans: JobPlans<keyof AreaJobs> = {
  measureAreas: { retryLimit: 2, onceFor: ({ personId }) => personId },
}

export const areaJobs = (deps: Deps): JobHandlers<keyof AreaJobs> => ({
  measureAreas: ({ personId }) =>
    measureSurface(deps, { personId, scope: 'areas', shapes: myAreaShapes(personId) }, 'areas'),
})
