import { UpdateHome } from '@fieldfare/shared/account.ts'
import { write } from '../call/call.ts'
import { toPoint } from '../db/geo.ts'
import { meView } from './me.ts'

/** Sets the home marker, for oneself and admins only. One coordinate missing changes nothing; both null take it away. */
export const updateHome = write('account.change', UpdateHome).mutation(async ({ input, ctx }) => {
  const { lng, lat } = input.coordinates
  const both = typeof lng === 'number' && typeof lat === 'number'
  if (both || (lng === null && lat === null)) {
    await ctx.db
      .updateTable('person')
      .set({ home: both ? toPoint(lng, lat) : null })
      .where('id', '=', ctx.who.id)
      .execute()
    ctx.publishMine(ctx.who.id, 'account')
  }
  return meView(ctx.db, ctx.who.id)
})
