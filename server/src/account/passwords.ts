import { PASSWORD_MIN, PASSWORD_MIN_ADMIN } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { CallContext, Session } from '../call/context.ts'

// Compared in lower case, without the digits and marks that people add at the ends.
const bare = (password: string) => password.toLowerCase().replace(/^[\W\d_]+|[\W\d_]+$/g, '')
const COMMON = new Set(
  dictionary.passwords.filter((word) => typeof word === 'string').flatMap((word) => [word, bare(word)]),
)

/** Refuses passwords that are common, made of the person's own name or address, or too short for an admin. */
export function assertGoodPassword(
  password: string,
  own: { name: string; email: string; admin: boolean },
  field: string,
) {
  const refuse = (key: string, params?: Record<string, number>) => {
    throw new AppError('bad-input', [{ path: [field], key, params }])
  }
  const min = own.admin ? PASSWORD_MIN_ADMIN : PASSWORD_MIN
  if (password.length < min) refuse('passwordMin', { length: min })
  const word = bare(password)
  if (COMMON.has(password.toLowerCase()) || COMMON.has(word) || new Set(password).size < 4) refuse('passwordCommon')
  const mine = [own.email, own.email.split('@')[0] ?? '', own.name, own.name.replaceAll(' ', '')].map(bare)
  if (mine.some((one) => one.length > 3 && one === word)) refuse('passwordCommon')
}

/** Refuses any other password than the caller's, naming the field `path`. Guesses are limited as for signing in. */
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
