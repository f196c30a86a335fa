import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { hotspotJobPlans, hotspotJobs } from './jobs.ts'
import { hotspotCollection } from './openData.ts'
import { hotspotRoutes } from './routes.ts'
import { list, one, publish, start } from './runs.ts'

/** The noun (feature) of hotspots of highly valued places, computed by a numbered method. */
export const hotspotNoun = {
  calls: { hotspot: { list, one, publish, start } },
  serve: ({ http, deps }) => hotspotRoutes(http, deps),
  jobs: jobSet(hotspotJobPlans, hotspotJobs),
  openData: [hotspotCollection],
} satisfies Noun
