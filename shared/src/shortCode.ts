/** The digits of Crockford's base 32, without letters that are mistaken for digits or that make words. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 9
/** The number of values of three bits: of an id's first 48 bits, the nine digits of a code hold 45 and leave out three. */
const REST = 8

/**
 * Returns the code of a community's short link, such as `3n5-8yk-c0w`: the first 45 bits of the id, so the code follows from the id
 * and never changes. The chance that any two of 10,000 communities share a code is one in 700,000; it then leads to the older one.
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

/** Returns the first and last possible id with the typed code, in any case, with spaces or hyphens; null if the text is no code. */
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

/** Returns the path of a community's short link. */
export const shortLinkTo = (communityId: string): string => `/c/${shortCodeOf(communityId)}`
