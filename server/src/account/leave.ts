import { Leave, LEAVING_DAYS, type Me } from '@fieldfare/shared/account.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall, write } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'
import { endedSessions } from '../live/bus.ts'
import { lockStayingAdmins } from './adminRole.ts'
import { assertPassword } from './assertPassword.ts'
import { meView } from './me.ts'

/**
 * Ends one's account: it is erased after LEAVING_DAYS, and until then nothing else changes. Every other session ends; this
 * one stays, so that it can be taken back at once. Asked again, the day stays as it was.
 */
export const leave = openCall('account.change', Leave).mutation(async ({ input, ctx }): Promise<Me> => {
  const { who } = ctx
  if (!who) throw new AppError('not-signed-in')
  await assertPassword(ctx, who, input.password, ['password'])
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    await refuseLastAdmin(db, who.id)
    const asked = await db
      .updateTable('person')
      .set({ leaving_at: new Date(Date.now() + LEAVING_DAYS * 24 * 3600 * 1000) })
      .where('id', '=', who.id)
      .where('leaving_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (asked) {
      const others = db.deleteFrom('auth.session').where('userId', '=', who.id).where('id', '<>', who.sessionId)
      tx.publish(endedSessions(await others.returning('id').execute()))
      await tx.enqueue('mailLeaving', { personId: who.id })
      await tx.audit('account.leave', who.id)
      tx.publishMine(who.id, 'account')
    }
    return meView(db, who.id)
  })
})

/** Takes it back. Where nothing was asked, nothing changes. */
export const stay = write('account.change', NoArgs).mutation(async ({ ctx }): Promise<Me> => {
  const stayed = await ctx.db
    .updateTable('person')
    .set({ leaving_at: null })
    .where('id', '=', ctx.who.id)
    .where('leaving_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (stayed) {
    await ctx.audit('account.stay', ctx.who.id)
    ctx.publishMine(ctx.who.id, 'account')
  }
  return meView(ctx.db, ctx.who.id)
})

async function refuseLastAdmin(db: Tx, personId: string): Promise<void> {
  const staying = await lockStayingAdmins(db)
  if (staying.length === 1 && staying[0] === personId)
    throw new AppError('forbidden', [{ path: ['password'], key: 'lastAdmin' }])
}
