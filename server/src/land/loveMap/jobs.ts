import { DAY_MS, FIGURES_DAYS } from '@fieldfare/shared/limits.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { releaseLoveMap } from './release.ts'

/** A job that begins a little earlier than a week ago is still this week's. */
const SLACK_MS = 12 * 3600 * 1000

export const loveMapJobs = ({ kysely }: Pick<Database, 'kysely'>): Pick<JobHandlers, 'releaseLoveMap'> => ({
  async releaseLoveMap() {
    const last = await kysely.selectFrom('love_release').select('as_of').executeTakeFirst()
    if (last && last.as_of.getTime() > Date.now() - FIGURES_DAYS * DAY_MS + SLACK_MS) return
    await releaseLoveMap(kysely)
  },
})
