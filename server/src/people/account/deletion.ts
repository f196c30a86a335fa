import { type AccountContents, Leave, LEAVING_DAYS, type Me } from '@fieldfare/shared/account.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { inTransaction, openCall, readMine, write } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { lockStayingAdmins } from './adminRole.ts'
import { assertPassword } from './passwords.ts'
import { meView } from './rows.ts'

/**
 * Requests the deletion of the caller's account, which is erased after LEAVING_DAYS and works until then. All other sessions
 * end; this one stays, so that the request can be cancelled at once. A second request keeps the date.
 */
export const requestDeletion = openCall('account.change', Leave).mutation(async ({ input, ctx }): Promise<Me> => {
  const { who } = ctx
  if (!who) throw new AppError('not-signed-in')
  await assertPassword(ctx, who, input.password, ['password'])
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    await refuseLastAdmin(db, who.id)
    const requested = await db
      .updateTable('person')
      .set({ leaving_at: new Date(Date.now() + LEAVING_DAYS * DAY_MS) })
      .where('id', '=', who.id)
      .where('leaving_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (requested) {
      const otherSessions = db.deleteFrom('auth.session').where('userId', '=', who.id).where('id', '<>', who.sessionId)
      tx.publish(endedSessions(await otherSessions.returning('id').execute()))
      await tx.enqueue('mailLeaving', { personId: who.id })
      await tx.audit('account.leave', who.id)
      tx.publishMine(who.id, 'account')
    }
    return meView(db, who.id)
  })
})

/** Cancels the requested deletion of the caller's account. Without a request, nothing changes. */
export const cancelDeletion = write('account.change', NoArgs).mutation(async ({ ctx }): Promise<Me> => {
  const cancelled = await ctx.db
    .updateTable('person')
    .set({ leaving_at: null })
    .where('id', '=', ctx.who.id)
    .where('leaving_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (cancelled) {
    await ctx.audit('account.stay', ctx.who.id)
    ctx.publishMine(ctx.who.id, 'account')
  }
  return meView(ctx.db, ctx.who.id)
})

/** Counts the caller's content, both what a deletion of the account removes and what it leaves without a name. */
export const accountContents = readMine('account.change', NoArgs).query(async ({ ctx }): Promise<AccountContents> => {
  const { db, deps, who } = ctx
  const counts = deps.accountHooks.flatMap(({ counted = {} }) =>
    Object.entries(counted).map(([name, count]) => sql`${count(who.id)} as ${sql.id(name)}`),
  )
  const { rows } = await sql<AccountContents>`select ${sql.join(counts)}`.execute(db)
  const [contents] = rows
  if (!contents) throw new Error('a select without a row')
  return contents
})

async function refuseLastAdmin(db: Tx, personId: string): Promise<void> {
  const staying = await lockStayingAdmins(db)
  if (staying.length === 1 && staying[0] === personId)
    throw new AppError('forbidden', [{ path: ['password'], key: 'lastAdmin' }])
}
