import { PASSWORD_MIN, PASSWORD_MIN_ADMIN } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { CallContext } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { WEAK_WORDS } from './weakWords.ts'

// Passwords are compared in lower case, without the digits and punctuation that people add at the start and the end.
const bare = (password: string) => password.toLowerCase().replace(/^[\W\d_]+|[\W\d_]+$/g, '')
const COMMON = new Set(
  dictionary.passwords.filter((word) => typeof word === 'string').flatMap((word) => [word, bare(word)].filter(Boolean)),
)
/** Rows of keyboards, and the alphabet: runs of their letters are weak. */
const ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]
const RUNS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
const SWAPS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** The minimum length of a password without its repetitions: repeating a shorter text is weak. */
const UNIT_MIN = 8

/** Tells whether a password is common, consists of one common word, of runs of keys or of repetitions, or has no letters. */
export function isWeak(password: string): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 4 || unitOf(lower).length < UNIT_MIN) return true
  if (!/\p{L}/u.test(lower)) return true
  const plain = lower.replace(/[01345$7@!]/g, (mark) => SWAPS[mark] ?? mark)
  return [lower, plain].some((form) => COMMON.has(form) || COMMON.has(bare(form)) || isOfWeakWords(form))
}

function isOfWeakWords(text: string): boolean {
  const words = [
    ...new Set(
      (
        text
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .match(/\p{L}+/gu) ?? []
      ).map(unitOf),
    ),
  ]
  const [first = ''] = words
  if (words.length === 1 && COMMON.has(first)) return true
  return words.length > 0 && words.every((word) => word.length < 3 || WEAK_WORDS.has(word) || isRun(word))
}

const isRun = (word: string) => RUNS.some((run) => run.includes(word))

/** Returns the shortest text of which this text is a repetition. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** @throws bad-input at `field` for a password that is common, made of the person's own name or e-mail address, or too short for an admin */
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
  if (isWeak(password)) refuse('passwordCommon')
  const word = bare(password)
  const ownWords = [own.email, own.email.split('@')[0] ?? '', own.name, own.name.replaceAll(' ', '')].map(bare)
  if (ownWords.some((one) => one.length > 3 && one === word)) refuse('passwordCommon')
}

/** Asserts the caller's password; limits wrong ones. @returns the password's stored hash @throws bad-input at `path` for a wrong one */
export async function assertPassword(
  { deps }: Pick<CallContext, 'deps'>,
  who: Session,
  password: string | undefined,
  path: string[],
): Promise<string> {
  if (!password) throw new AppError('bad-input', [{ path, key: 'required' }])
  await deps.limits.count('password', who.id)
  const credential = await deps.db.kysely
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', who.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!credential?.password || !(await deps.auth.verifyPassword(password, credential.password))) {
    throw new AppError('bad-input', [{ path, key: 'passwordWrong' }])
  }
  await deps.limits.giveBack('password', who.id)
  return credential.password
}
