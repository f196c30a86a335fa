import { acceptedTags, isLocale, type Locale, LOCALE_COOKIE, pickLocale } from '@fieldfare/shared/locale.ts'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * The language of the reader, by the rule of the app: the one chosen on this device, which it tells in a cookie; for
 * those who are signed in that of their account; else the best match for what their browser asks for.
 * @param ofAccount the language of the account
 */
export function requestLocale(
  { cookie, 'accept-language': accepted }: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  ofAccount: string | undefined,
): Locale {
  const chosen = cookieNamed(LOCALE_COOKIE, cookie)
  if (isLocale(chosen)) return chosen
  return isLocale(ofAccount) ? ofAccount : pickLocale(acceptedTags(accepted))
}

function cookieNamed(name: string, header = ''): string | undefined {
  const pair = header.split(';').find((one) => one.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
