/** The digits of Crockford's base 32: no letters that are taken for digits, and none that make words. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 9
/** The values of the three bits that nine digits leave out of the 48 in the first twelve hexadecimal digits of an id. */
const REST = 8

/**
 * The code of a community's short link, such as `3n5-8yk-c0w`: the first 45 bits of its id, so it is known wherever the id
 * is, and never changes. Among 10,000 communities two share one with a chance of one in 700,000; then it is the older one's.
 */
export function shortCodeOf(id: string): string {
  let value = Math.floor(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) / REST)
  let code = ''
  for (let i = 0; i < LENGTH; i++) {
    code = DIGITS[value % DIGITS.length] + code
    value = Math.floor(value / DIGITS.length)
  }
  return code.replace(/(...)(...)(...)/, '$1-$2-$3')
}

/** The first and the last id that have a code, in whatever case and with whatever marks it was typed; null for no code. */
export function idsOfShortCode(typed: string): { first: string; last: string } | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  if (code.length !== LENGTH) return null
  let value = 0
  for (const digit of code) {
    const at = DIGITS.indexOf(digit)
    if (at < 0) return null
    value = value * DIGITS.length + at
  }
  return { first: idOf(value * REST, '0'), last: idOf(value * REST + REST - 1, 'f') }
}

function idOf(start: number, rest: string): string {
  const hex = start.toString(16).padStart(12, '0').padEnd(32, rest)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The address of a community's short link, from the root. */
export const shortLinkTo = (communityId: string): string => `/c/${shortCodeOf(communityId)}`
