import { DAY_MS, FIGURES_DAYS } from '@fieldfare/shared/limits.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { releaseLoveMap } from './release.ts'

interface LoveMapJobs {
  releaseLoveMap: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends LoveMapJobs {}
}

export const loveMapJobPlans: JobPlans<keyof LoveMapJobs> = {
  // The love map is released once a week.
  releaseLoveMap: { retryLimit: 2, cron: '10 4 * * 1' },
}

/** Milliseconds of tolerance: a job that starts a little less than a week after the last release still runs. */
const SLACK_MS = 12 * 3600 * 1000

export const loveMapJobs = ({ kysely }: Pick<Database, 'kysely'>): JobHandlers<keyof LoveMapJobs> => ({
  async releaseLoveMap() {
    const last = await kysely.selectFrom('love_release').select('as_of').executeTakeFirst()
    if (last && last.as_of.getTime() > Date.now() - FIGURES_DAYS * DAY_MS + SLACK_MS) return
    await releaseLoveMap(kysely)
  },
})
