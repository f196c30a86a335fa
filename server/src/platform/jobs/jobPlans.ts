/**
 * The data of every job, by its name. Each noun (feature) adds its own jobs, in its jobs.ts. The data contain only ids
 * and e-mail addresses: a job generates secrets itself, so that its row contains none.
 */
export interface JobData {}
export type JobName = keyof JobData

export interface JobPlan<Data> {
  retryLimit: number
  /** The schedule, in the configured time zone. */
  cron?: string
  /** The job's data contain e-mail addresses, so its row is deleted when it is done, or soon after it has failed for good. */
  forgotten?: true
  /** The number of jobs that run at once in one process; 1 by default. */
  atOnce?: number
  /** Returns the key of a job: of all jobs with the same key at most one waits and one runs. */
  onceFor?: (data: Data) => string
  /** The seconds that a job waits before it runs: with `onceFor`, the waiting job also does the work of jobs that are enqueued meanwhile. */
  after?: number
}
export type JobHandlers<N extends JobName = JobName> = { [K in N]: (data: JobData[K]) => Promise<void> }
export type JobPlans<N extends JobName = JobName> = { [K in N]: JobPlan<JobData[K]> }

let registered: JobPlans | undefined

/** Sets the plans of all jobs; called once, by server/src/nouns.ts, so that the queue depends on no noun. */
export function registerJobs(plans: JobPlans): void {
  registered = plans
}

export function jobPlans(): JobPlans {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}
