import { ChangePassword, type Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { makeKnownDevices } from './knownDevice.ts'
import { assertGoodPassword, assertPassword } from './passwords.ts'
import { meView } from './rows.ts'
import { forgetNewEmail } from './secrets.ts'

/**
 * Changes the caller's password. All other sessions end and this one stays; the caller gets a mail about the change. A new e-mail
 * address that waits for verification is dropped: the mail about it asks people who did not request it to change their password.
 */
export const changePassword = openCall('account.change', ChangePassword).mutation(
  async ({ input, ctx }): Promise<Me> => {
    const { deps, who, request, reply } = ctx
    if (!who) throw new AppError('not-signed-in')
    const { password, newPassword } = input
    const oldHash = await assertPassword(ctx, who, password, ['password'])
    assertGoodPassword(newPassword, who, 'newPassword')
    const passwordHash = await deps.auth.hashPassword(newPassword)
    const me = await inTransaction(ctx, async (tx) => {
      const { db } = tx
      const still = await db
        .selectFrom('auth.account')
        .select('password')
        .where('userId', '=', who.id)
        .where('providerId', '=', 'credential')
        .forUpdate()
        .executeTakeFirst()
      // Another request changed the password after it was checked above.
      if (still?.password !== oldHash) throw new AppError('bad-input', [{ path: ['password'], key: 'passwordWrong' }])
      await deps.auth.setPassword(db, who.id, passwordHash)
      const otherSessions = db.deleteFrom('auth.session').where('userId', '=', who.id).where('id', '<>', who.sessionId)
      tx.publish(endedSessions(await otherSessions.returning('id').execute()))
      await db.deleteFrom('secret').where('person_id', '=', who.id).where('kind', '=', 'reset').execute()
      await forgetNewEmail(db, who.id)
      await tx.enqueue('mailPasswordChanged', { personId: who.id })
      await tx.audit('account.changePassword', who.id)
      tx.publishMine(who.id, 'account')
      return meView(db, who.id)
    })
    reply.header(
      'set-cookie',
      makeKnownDevices(deps.config).cookieFor(request.headers.cookie, { id: who.id, passwordHash }),
    )
    return me
  },
)
