import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Deps } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import { meView } from './me.ts'

interface Entering {
  id: string
  /** The hash that the password was found good for, outside this transaction. */
  passwordHash: string
  userAgent: string | undefined
}

/**
 * Signs somebody in. The password is looked at again, locked: whoever changes it and ends all sessions comes before, and
 * this is refused, or after, and finds this session too.
 * @throws AppError 'login-failed' where it has been changed in the meantime
 */
export async function openSession(
  db: Tx,
  { auth }: Pick<Deps, 'auth'>,
  { id, passwordHash, userAgent = '' }: Entering,
): Promise<{ me: Me; cookie: string }> {
  const still = await db
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .forUpdate()
    .executeTakeFirst()
  if (still?.password !== passwordHash) throw new AppError('login-failed')
  const { cookie } = await auth.startSession(db, id, userAgent)
  return { me: await meView(db, id), cookie }
}
