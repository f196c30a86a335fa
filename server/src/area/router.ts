import { t } from '../call/trpc.ts'
import { remove, restore } from './delete.ts'
import { insert } from './insert.ts'
import { like, unlike } from './like.ts'
import { update } from './update.ts'

/** The calls on areas, under the product's old name for them. */
export const measureRouter = t.router({ insert, update, delete: remove, restore, like, unlike })
