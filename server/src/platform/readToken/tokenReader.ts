import { createHash } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { ReadScope } from '@fieldfare/shared/readToken.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** The person whose read token a request carries, and the scope that the token opens. */
export interface TokenReader {
  personId: string
  scope: ReadScope
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The time before which a recorded last use is out of date and updated: a program that reads page by page causes one write a minute. */
const USED = sql<Date>`now() - interval '1 minute'`

/**
 * Returns the reader of a request by its Authorization header, which carries a token as Bearer, or as the password of
 * Basic; null without the header.
 * @throws AppError 'not-signed-in' for a token that is unknown, has ended, or whose person is disabled
 */
export async function tokenReader(db: Tx, header: string | undefined): Promise<TokenReader | null> {
  if (header === undefined) return null
  const hash = hashOf(secretIn(header))
  const row = await db
    .selectFrom('read_token')
    .innerJoin('person', 'person.id', 'read_token.person_id')
    .select(['read_token.id', 'read_token.person_id', 'read_token.scope'])
    .select(sql<boolean>`used_at is null or used_at < ${USED}`.as('isFirstOfMinute'))
    .where('hash', '=', hash)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not-signed-in')
  if (row.isFirstOfMinute)
    await db
      .updateTable('read_token')
      .set({ used_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute()
  return { personId: row.person_id, scope: row.scope as ReadScope }
}

/** Returns the token's secret in an Authorization header. Source: RFC 6750 and RFC 7617. */
function secretIn(header: string): string {
  const [, scheme = '', value = ''] = /^(\S+)\s+(\S+)\s*$/.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') throw new AppError('not-signed-in')
  const pair = Buffer.from(value, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}
