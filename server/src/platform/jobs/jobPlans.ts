/**
 * Every job with its data. Each noun adds its own, in its jobs.ts. Ids and addresses only: a job makes secrets itself, so that its row
 * holds none.
 */
export interface JobData {}
export type JobName = keyof JobData

export interface JobPlan<Data> {
  retryLimit: number
  /** The schedule, in the configured time zone. */
  cron?: string
  /** Its data holds addresses: it is deleted when it is done, and soon after it failed for good. */
  forgotten?: true
  /** So many at a time in one process; one without it. */
  atOnce?: number
  /** Of all jobs with this key at most one waits and one runs. */
  onceFor?: (data: Data) => string
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
