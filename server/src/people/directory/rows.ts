import { AppError } from '@fieldfare/shared/errors.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import type { PersonRecord } from '@fieldfare/shared/people.ts'
import { sql } from 'kysely'
import { areaCount, score } from '../account/rows.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * Reads the record of a person for admins.
 * @throws not-found if the person does not exist or was erased
 */
export async function personRecord(db: Tx, id: string): Promise<PersonRecord> {
  const row = await db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'user.name', 'user.email', 'user.emailVerified as verified', 'person.owner', 'person.admin'])
    .select(['person.organization', 'person.tags', 'person.locale', 'person.created_at', 'person.leaving_at'])
    .select(['person.disabled_at', 'person.disabled_by', 'person.disabled_reason'])
    .select([score.as('score'), areaCount.as('areaCount'), asPoint('person.home').as('home')])
    .select(asAuthor('person.disabled_by').as('disabler'))
    .select(
      sql<number>`(select count(*)::integer from community c where c.created_by = person.id and c.deleted_at is null)`.as(
        'communityCount',
      ),
    )
    .select(
      sql<number>`(select count(*)::integer from auth.session s where s."userId" = person.id and s."expiresAt" > now())`.as(
        'sessions',
      ),
    )
    .where('person.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { created_at, leaving_at, disabled_at, disabled_by, disabled_reason, disabler, locale, ...plain } = row
  return {
    ...plain,
    locale: localeOf(locale),
    disabled: disabled_at && {
      at: disabled_at.toISOString(),
      by: disabled_by ? disabler : null,
      reason: disabled_reason ?? '',
    },
    leavingAt: leaving_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }
}

/** Reads and locks, until the transaction ends, the person that an admin's call is about. @throws not-found */
export async function lockTarget(db: Tx, id: string) {
  const person = await db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'person.owner', 'person.admin', 'person.organization', 'person.tags', 'person.disabled_at'])
    .where('person.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new AppError('not-found')
  return person
}
