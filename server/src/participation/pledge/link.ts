import { createHmac, timingSafeEqual } from 'node:crypto'
import { pledgeLink } from '@fieldfare/shared/pages.ts'
import type { Config } from '../../platform/config.ts'
import type { Gift } from './rows.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/**
 * Signs a contribution and its giver's e-mail address. When the giver changes the e-mail address, links mailed to the old one stop working.
 */
const signature = (secret: string, { id, email }: Pick<Gift, 'id' | 'email'>): Buffer =>
  createHmac('sha256', secret).update(`pledge ${id} ${email}`).digest()

type Signing = Pick<Config, 'SECRET' | 'PUBLIC_URL'>

/** Returns the path of the page where anyone with the mail can pause, change and end this one contribution. */
export const linkPath = ({ SECRET }: Pick<Config, 'SECRET'>, gift: Pick<Gift, 'id' | 'email'>): string =>
  `${pledgeLink}/${gift.id}.${signature(SECRET, gift).toString('base64url')}`

export const linkUrl = (config: Signing, gift: Pick<Gift, 'id' | 'email'>): string =>
  config.PUBLIC_URL + linkPath(config, gift)

/** Returns the contribution id in a link's token; null if the token does not have our format. */
export function idIn(token: string): string | null {
  const id = token.slice(0, token.indexOf('.'))
  return ID.test(id) ? id : null
}

/** Tells whether a link's token was signed for a contribution and the present e-mail address of its giver. */
export function isSigned({ SECRET }: Pick<Config, 'SECRET'>, token: string, gift: Pick<Gift, 'id' | 'email'>): boolean {
  const actual = Buffer.from(token.slice(token.indexOf('.') + 1), 'base64url')
  const expected = signature(SECRET, gift)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
