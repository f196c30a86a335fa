import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies, serializeCookie } from 'better-call'
import type { Config } from '../../platform/config.ts'

const MAX_AGE = 180 * 24 * 3600
/** The maximum of people known on one device, such as a family's tablet. */
export const PEOPLE_MAX = 4
const ENTRY = /^([0-9a-f-]{36})~([\w-]{16})~([\w-]{43})$/

interface Credential {
  id: string
  passwordHash: string
}

/**
 * Makes and reads the cookie with the people who have signed in on a device, so that password guesses from elsewhere do not lock
 * these people out on the device. The cookie signs nobody in, and becomes invalid when the password changes.
 */
export function makeKnownDevices({ SECRET, PUBLIC_URL }: Pick<Config, 'SECRET' | 'PUBLIC_URL'>) {
  const secure = PUBLIC_URL.startsWith('https:')
  const cookieName = `${secure ? '__Secure-' : ''}fieldfare.device`
  const macOf = ({ id, passwordHash }: Credential, nonce: string) =>
    createHmac('sha256', SECRET).update(`device ${id} ${nonce} ${passwordHash}`).digest('base64url')
  const entriesOf = (cookieHeader: string | undefined) =>
    (parseCookies(cookieHeader ?? '').get(cookieName) ?? '').split('.').filter((entry) => ENTRY.test(entry))

  return {
    /** Lists the ids in the cookie, unchecked; `nonceOf` checks whether a person is known on the device. */
    claimedBy: (cookieHeader: string | undefined): string[] =>
      entriesOf(cookieHeader).flatMap((entry) => ENTRY.exec(entry)?.[1] ?? []),
    /** Returns the random name of the device for this person, if the person signed in there with the present password; else null. */
    nonceOf(cookieHeader: string | undefined, person: Credential): string | null {
      for (const entry of entriesOf(cookieHeader)) {
        const [, id, nonce = '', mac = ''] = ENTRY.exec(entry) ?? []
        if (id === person.id && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(person, nonce)))) return nonce
      }
      return null
    },
    /** Returns the Set-Cookie header after signing in, with this person first and then those known before. */
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
