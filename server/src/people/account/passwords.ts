import { PASSWORD_MIN, PASSWORD_MIN_ADMIN } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { CallContext } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { WEAK_WORDS } from './weakWords.ts'

// Passwords are compared in lower case, without the digits and marks that people add at the ends.
const bare = (password: string) => password.toLowerCase().replace(/^[\W\d_]+|[\W\d_]+$/g, '')
const COMMON = new Set(
  dictionary.passwords.filter((word) => typeof word === 'string').flatMap((word) => [word, bare(word)].filter(Boolean)),
)
/** Neighbours on keyboards and in the alphabet. */
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
/** A unit this short may not make up a password by being repeated. */
const UNIT_MIN = 8

/** Tells whether a password is on lists, or made of one listed word, of runs of keys, of repetitions, or has no letters. */
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

/** The shortest text whose repetition is this text. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

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
  if (isWeak(password)) refuse('passwordCommon')
  const word = bare(password)
  const ownWords = [own.email, own.email.split('@')[0] ?? '', own.name, own.name.replaceAll(' ', '')].map(bare)
  if (ownWords.some((one) => one.length > 3 && one === word)) refuse('passwordCommon')
}

/** Refuses any other password than the caller's, naming the field `path`. Wrong ones are limited. @returns its hash */
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
