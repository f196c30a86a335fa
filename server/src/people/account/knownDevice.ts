import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies, serializeCookie } from 'better-call'
import type { Config } from '../../platform/config.ts'

const MAX_AGE = 180 * 24 * 3600
/** The number of people of one device, such as a family's tablet. */
export const PEOPLE_MAX = 4
const ENTRY = /^([0-9a-f-]{36})~([\w-]{16})~([\w-]{43})$/

interface Credential {
  id: string
  passwordHash: string
}

/**
 * A cookie that says who has signed in on a device: guesses from elsewhere do not lock these people out. It signs nobody in,
 * and another password makes it worthless.
 */
export function makeKnownDevices({ SECRET, PUBLIC_URL }: Pick<Config, 'SECRET' | 'PUBLIC_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:')
  const cookieName = `${secure ? '__Secure-' : ''}fieldfare.device`
  const macOf = ({ id, passwordHash }: Credential, nonce: string) =>
    createHmac('sha256', SECRET).update(`device ${id} ${nonce} ${passwordHash}`).digest('base64url')
  const entriesOf = (cookieHeader: string | undefined) =>
    (parseCookies(cookieHeader ?? '').get(cookieName) ?? '').split('.').filter((entry) => ENTRY.test(entry))

  return {
    /** Lists the ids of people who may be known on the device; `nonceOf` says whether they are. */
    claimedBy: (cookieHeader: string | undefined): string[] =>
      entriesOf(cookieHeader).flatMap((entry) => ENTRY.exec(entry)?.[1] ?? []),
    /** The device's own name if this person has signed in on it with their present password, else null. */
    nonceOf(cookieHeader: string | undefined, person: Credential): string | null {
      for (const entry of entriesOf(cookieHeader)) {
        const [, id, nonce = '', mac = ''] = ENTRY.exec(entry) ?? []
        if (id === person.id && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(person, nonce)))) return nonce
      }
      return null
    },
    /** The Set-Cookie header after signing in: this person first, then those who were known before. */
    cookieFor(cookieHeader: string | undefined, person: Credential): string {
      const nonce = randomBytes(12).toString('base64url')
      const otherEntries = entriesOf(cookieHeader).filter((entry) => !entry.startsWith(person.id))
      const value = [`${person.id}~${nonce}~${macOf(person, nonce)}`, ...otherEntries].slice(0, PEOPLE_MAX).join('.')
      return serializeCookie(cookieName, value, {
        path: '/trpc',
        maxAge: MAX_AGE,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      })
    },
  }
}
