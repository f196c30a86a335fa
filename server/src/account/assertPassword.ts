import { AppError } from '@fieldfare/shared/errors.ts'
import type { CallContext, Session } from '../call/context.ts'

/** Refuses unless this is the person's password, at the field that asked for it. Guesses are limited as for signing in. */
export async function assertPassword(
  { deps, request }: CallContext,
  who: Session,
  password: string | undefined,
  path: string[],
): Promise<void> {
  if (!password) throw new AppError('bad-input', [{ path, key: 'required' }])
  await deps.limits.countFrom('signIn', request, who.email)
  const credential = await deps.db.kysely
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', who.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!credential?.password || !(await deps.auth.verifyPassword(password, credential.password))) {
    throw new AppError('bad-input', [{ path, key: 'passwordWrong' }])
  }
}
