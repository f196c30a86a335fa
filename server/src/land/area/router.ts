import { t } from '../../platform/call/trpc.ts'
import { mine, mineTotals, one, tile, touching } from './areas.ts'
import { remove, restore } from './delete.ts'
import { insert } from './insert.ts'
import { like, unlike } from './like.ts'
import { merge } from './mergeAreas.ts'
import { split } from './split.ts'
import { update } from './update.ts'

// The public names are older than the word area.
export const measureRouter = t.router({ insert, update, delete: remove, restore, like, unlike, split, merge })
export const measuresFeed = t.router({ tile, mine, mineTotals, one, touching })
