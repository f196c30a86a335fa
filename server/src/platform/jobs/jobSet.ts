import type { Deps } from '../call/context.ts'
import type { JobHandlers, JobName, JobPlans } from './jobPlans.ts'

/** The jobs of one noun (feature): the plan of each, and the functions that do the work in one process. */
export interface JobSet<N extends JobName = never> {
  plans: JobPlans<N>
  work(deps: Deps): JobHandlers<N>
}

/** Makes a job set, whose plans and handlers must have the same names. */
export const jobSet = <N extends JobName>(plans: JobPlans<N>, work: (deps: Deps) => JobHandlers<N>): JobSet<N> => ({
  plans,
  work,
})
