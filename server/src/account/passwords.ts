import { PASSWORD_MIN, PASSWORD_MIN_ADMIN } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

// Compared without case and without digits and marks at the ends, which is what people add to them.
const bare = (password: string) => password.toLowerCase().replace(/^[\W\d_]+|[\W\d_]+$/g, '')
const COMMON = new Set(
  dictionary.passwords.filter((word) => typeof word === 'string').flatMap((word) => [word, bare(word)]),
)

/** Refuses passwords that are on everybody's list, made of the person's own words, or too short for an admin. */
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
