import type { Database } from '../db/connect.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { releaseLoveMap } from './release.ts'

export const loveMapJobs = ({ kysely }: Pick<Database, 'kysely'>): Pick<JobHandlers, 'releaseLoveMap'> => ({
  releaseLoveMap: () => releaseLoveMap(kysely),
})
