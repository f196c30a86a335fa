import type { IncomingHttpHeaders } from 'node:http'
import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { makeKnownDevices } from './knownDevice.ts'
import { meView } from './rows.ts'

interface Entering {
  id: string
  /** The stored hash against which the password was verified, outside this transaction. */
  passwordHash: string
  headers: IncomingHttpHeaders
}

/**
 * Opens a session for a person. Checks the password's hash again under a lock: a concurrent change of the password, which ends
 * all sessions, either comes first and this call is refused, or comes later and ends the new session, too.
 * @returns the person's own view, and the Set-Cookie headers of the session and of the known device
 * @throws login-failed if the password has changed meanwhile; disabled, with the reason, if an admin disabled the account
 */
export async function openSession(
  db: Tx,
  { auth, config }: Pick<Deps, 'auth' | 'config'>,
  { id, passwordHash, headers }: Entering,
): Promise<{ me: Me; cookies: string[] }> {
  const still = await db
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .forUpdate()
    .executeTakeFirst()
  if (still?.password !== passwordHash) throw new AppError('login-failed')
  await refuseDisabled(db, id)
  const { cookie } = await auth.startSession(db, id, headers['user-agent'] ?? '')
  const device = makeKnownDevices(config).cookieFor(headers.cookie, { id, passwordHash })
  return { me: await meView(db, id), cookies: [cookie, device] }
}

/** @throws disabled, with the reason, for a disabled account; called after the password was verified */
async function refuseDisabled(db: Tx, id: string): Promise<void> {
  const disabled = await db
    .selectFrom('person')
    .select('disabled_reason as reason')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()
  if (disabled)
    throw new AppError('disabled', [{ path: ['email'], key: 'disabled', params: { reason: disabled.reason ?? '' } }])
}
