import { t } from '../call/trpc.ts'
import { mine, mineTotals, one, tile } from './areas.ts'
import { remove, restore } from './delete.ts'
import { insert } from './insert.ts'
import { like, unlike } from './like.ts'
import { update } from './update.ts'

// The public names are older than the word area.
export const measureRouter = t.router({ insert, update, delete: remove, restore, like, unlike })
export const measuresFeed = t.router({ tile, mine, mineTotals, one })
