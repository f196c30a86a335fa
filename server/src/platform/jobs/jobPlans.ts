/**
 * All jobs, each with its data. Each noun adds its own, in its jobs.ts. The data hold ids and addresses only: a job
 * generates secrets itself, so that its row holds none.
 */
export interface JobData {}
export type JobName = keyof JobData

export interface JobPlan<Data> {
  retryLimit: number
  /** The schedule, in the configured time zone. */
  cron?: string
  /** The job's data hold addresses, so its row is deleted when it is done, and soon after it failed for good. */
  forgotten?: true
  /** The number of jobs that run at once in one process; 1 by default. */
  atOnce?: number
  /** The key of a job: of all jobs with the same key at most one waits and one runs. */
  onceFor?: (data: Data) => string
  /** The seconds that a job waits before it runs: with `onceFor`, what is sent meanwhile is done by the one that waits. */
  after?: number
}
export type JobHandlers<N extends JobName = JobName> = { [K in N]: (data: JobData[K]) => Promise<void> }
export type JobPlans<N extends JobName = JobName> = { [K in N]: JobPlan<JobData[K]> }

let registered: JobPlans | undefined

/** Called once, by server/src/nouns.ts: the queue knows no noun by name. */
export function registerJobs(plans: JobPlans): void {
  registered = plans
}

export function jobPlans(): JobPlans {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}
