import { VerifyEmail } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall, type TransactionContext } from '../call/call.ts'
import { roomsOfBox } from '../area/rooms.ts'
import { asBbox } from '../db/geo.ts'
import type { Heard } from '../live/bus.ts'
import { lockPerson } from './lockPerson.ts'
import { takeSecret } from './secret.ts'

/** Takes the secret of a verification mail: of a new account, or of a new address. Works once, on any device. */
export const verifyEmail = openCall('account.verify', VerifyEmail).mutation(async ({ input, ctx }) => {
  await ctx.deps.limits.countFrom('secret', ctx.request)
  return inTransaction(ctx, async (tx) => {
    const secret = await takeSecret(tx.db, ['verify', 'new-email'], input.token)
    if (!secret) throw new AppError('verification-failed')
    const { personId, email, kind } = secret
    await lockPerson(tx.db, personId)
    const taken = await tx.db
      .selectFrom('auth.user')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', personId)
      .executeTakeFirst()
    if (taken) throw new AppError('conflict', [{ path: ['email'], key: 'emailTaken' }])
    await tx.db
      .updateTable('auth.user')
      .set({ emailVerified: true, ...(kind === 'new-email' ? { email } : {}), updatedAt: new Date() })
      .where('id', '=', personId)
      // The mail for an address that the account has left since does not verify the present one.
      .$if(kind === 'verify', (query) => query.where('email', '=', email))
      .executeTakeFirst()
    if (kind === 'new-email') {
      await tx.db.updateTable('person').set({ new_email: null }).where('id', '=', personId).execute()
    }
    await showToOthers(tx, personId)
    tx.publishMine(personId, 'account')
    return { verified: true }
  })
})

/** From now on others see what the person made before; what is removed or left is seen once it is taken back. */
async function showToOthers(tx: TransactionContext, personId: string): Promise<void> {
  const { db } = tx
  const areas = await db
    .updateTable('area')
    .set((set) => ({ seen: true, version: set('version', '+', 1) }))
    .where('created_by', '=', personId)
    .where('hidden_at', 'is', null)
    .where('seen', '=', false)
    .returning(['id', asBbox('geom').as('box')])
    .execute()
  tx.publish(areas.map(({ id, box }): Heard => ({ name: 'area.changed', id, rooms: roomsOfBox(box) })))
  const communities = await db
    .updateTable('community')
    .set((set) => ({ seen: true, version: set('version', '+', 1) }))
    .where('created_by', '=', personId)
    .where('seen', '=', false)
    .returning(['id', 'hidden_at'])
    .execute()
  const subscriptions = await db
    .updateTable('subscription')
    .set({ seen: true })
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .where('seen', '=', false)
    .returning('community_id as id')
    .execute()
  const shown = communities.filter(({ hidden_at }) => hidden_at === null)
  tx.publish([...shown, ...subscriptions].map(({ id }): Heard => ({ name: 'community.changed', id })))
}
