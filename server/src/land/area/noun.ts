import { AreaId } from '@fieldfare/shared/area.ts'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { areaFileRoutes } from './areaFiles.ts'
import { mine, mineTotals, one, tile, touching, years } from './areas.ts'
import { remove, restore } from './delete.ts'
import { areaHappenings } from './happenings.ts'
import { insert } from './insert.ts'
import { areaJobPlans, areaJobs } from './jobs.ts'
import { areaAccountHooks } from './accountHooks.ts'
import { like, unlike } from './like.ts'
import { merge } from './mergeAreas.ts'
import { areaPages } from './pages.ts'
import { areaPhotos } from './photoSubject.ts'
import { split } from './split.ts'
import { update } from './update.ts'
import { areaCollection, ownAreaCollection, ownLandCollection } from './openData.ts'

/** The parts of the areas feature. Their public names, such as `measure`, are older than the word area. */
export const areaNoun = {
  calls: {
    measure: { insert, update, delete: remove, restore, like, unlike, split, merge },
    feed: { measures: { tile, years, mine, mineTotals, one, touching } },
  },
  serve: ({ http, deps }) => areaFileRoutes(http, deps),
  jobs: jobSet(areaJobPlans, areaJobs),
  acts: { like: { call: like, input: AreaId, subject: 'measureId', replaces: ['like'] } },
  accountHooks: areaAccountHooks,
  happenings: [areaHappenings],
  pages: areaPages,
  photos: areaPhotos,
  scores: { DRAW_AREA: 'Points for drawing an area' },
  openData: [areaCollection, ownAreaCollection, ownLandCollection],
} satisfies Noun
