import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { photoJobPlans, photoJobs } from './jobs.ts'
import { photoAccountHooks } from './accountHooks.ts'
import { photoRoutes } from './routes.ts'
import { uploadImageFileBase64 } from './uploadImageFileBase64.ts'

export const photoNoun = {
  calls: { uploadImageFileBase64 },
  serve: ({ http, deps }) => photoRoutes(http, deps),
  jobs: jobSet(photoJobPlans, photoJobs),
  accountHooks: photoAccountHooks,
} satisfies Noun
