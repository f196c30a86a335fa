import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { measureSurface } from '../surface/joint.ts'
import { myAreaShapes } from './rows.ts'

export const areaJobs = (deps: Deps): Pick<JobHandlers, 'measureAreas'> => ({
  measureAreas: ({ personId }) =>
    measureSurface(deps, { personId, scope: 'areas', shapes: myAreaShapes(personId) }, 'areas'),
})
