import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { erasePerson } from './erase.ts'

/**
 * Moves everything of a person's second, unverified account into the person's account that verified the same e-mail address, and
 * erases the second account. Requested by the link in a mail to that address.
 * @throws verification-failed if no account has verified the address any more, or the unverified account has changed its address
 */
export async function mergeIntoVerified(
  tx: TransactionContext,
  { accountHooks }: Pick<Deps, 'accountHooks'>,
  fromId: string,
  email: string,
): Promise<void> {
  const { db } = tx
  const rows = await db
    .selectFrom('auth.user')
    .select(['id', 'emailVerified as verified'])
    .where('email', '=', email)
    .where((where) => where.or([where('emailVerified', '=', true), where('id', '=', fromId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const holder = rows.find(({ verified }) => verified)
  const from = rows.find(({ id, verified }) => id === fromId && !verified)
  // The unverified account may have verified another e-mail address meanwhile: then it is in use, and an old link does not erase it.
  if (!holder || !from) throw new AppError('verification-failed')
  for (const { onMerged } of accountHooks) await onMerged?.(tx, fromId, holder.id)
  await tx.audit('account.merged', holder.id)
  await erasePerson(tx, accountHooks, fromId)
  tx.publishMine(holder.id, 'account')
}
