import type { Deps } from '../call/context.ts'
import type { JobHandlers, JobName, JobPlans } from './jobPlans.ts'

/** The jobs of one noun: how each is run, and its work in one process. */
export interface JobSet<N extends JobName = never> {
  plans: JobPlans<N>
  work(deps: Deps): JobHandlers<N>
}

/** Ties the plans of a noun's jobs to their work, both under the same names. */
export const jobSet = <N extends JobName>(plans: JobPlans<N>, work: (deps: Deps) => JobHandlers<N>): JobSet<N> => ({
  plans,
  work,
})
