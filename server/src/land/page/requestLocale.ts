import { acceptedTags, isLocale, type Locale, LOCALE_COOKIE, pickLocale } from '@fieldfare/shared/locale.ts'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns the language of the reader, by the same rule as the app: the language chosen on this device, from a cookie; else the language of
 * the account; else the best match for the languages that the browser asks for.
 * @param ofAccount the language of the account of a signed-in reader
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
