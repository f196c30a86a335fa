import { z } from 'zod'
import { args, Id, line } from './schemas.ts'

/** The parts of a person's data that a read token opens to other programs: own areas, or areas on own land. */
export const READ_SCOPES = ['areas', 'land'] as const
export type ReadScope = (typeof READ_SCOPES)[number]

export const READ_TOKENS_MAX = 10
export const READ_TOKEN_NAME_MAX = 60

/** Matches a secret of 256 bits with a prefix by which scanners of published code recognise it. */
const SECRET = /^fieldfare_[\w-]{43}$/

/** The arguments of `readToken.make`. The device makes id and secret, so that a retry makes no second token. */
export const MakeReadToken = args(['id', 'name', 'scope', 'secret'], {
  id: Id,
  name: line(READ_TOKEN_NAME_MAX, 1),
  scope: z.enum(READ_SCOPES),
  secret: z.string().regex(SECRET),
})

/** The arguments of `readToken.end`. */
export const EndReadToken = args(['id'], { id: Id })

/** A read token as the person who made it sees it. The token's secret is not in it: the device that made the secret shows it once. */
export interface ReadTokenView {
  id: string
  name: string
  scope: ReadScope
  createdAt: string
  /** The minute of the token's last use; null before the first. */
  usedAt: string | null
}
