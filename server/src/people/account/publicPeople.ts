import type { PersonView } from '@fieldfare/shared/account.ts'
import { sql } from 'kysely'
import type { Showing } from '../../platform/call/changeEvents.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { medalsFor, scoreFor, seenSubs } from './rows.ts'

/** An id that no person has, for a view that is the same for every reader. */
const ANYBODY = '00000000-0000-0000-0000-000000000000'

/** Reads verified people (and the reader) as other people see them, ordered by name; city and communities only of those who show their profile. */
export async function publicPeople(db: Tx, ids: readonly string[], readerId = ANYBODY): Promise<PersonView[]> {
  const rows = await db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'user.name', 'person.owner', 'person.show_profile', 'person.city'])
    .select([scoreFor(readerId).as('score'), medalsFor(readerId).as('medals'), seenSubs.as('subs')])
    .where('person.id', 'in', ids)
    .where((where) => where.or([where('user.emailVerified', '=', true), where('person.id', '=', readerId)]))
    .orderBy(sql`"user".name collate "und-x-icu"`)
    .execute()
  return rows.map(({ show_profile, city, subs, ...row }) => ({
    ...row,
    ...(show_profile ? { city: city ?? '', subs } : {}),
  }))
}

/**
 * Returns a person as every signed-in person sees them; null for an erased person, 'unseen' for a person who is unverified, or does not
 * show others what changed (`showing`).
 */
export async function publicPerson(db: Tx, id: string, showing?: Showing): Promise<PersonView | null | 'unseen'> {
  const row = await db
    .selectFrom('person')
    .select(['deleted_at', 'show_name', 'show_profile'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.deleted_at) return null
  if (showing && !row[showing]) return 'unseen'
  const [view] = await publicPeople(db, [id])
  return view ?? 'unseen'
}
