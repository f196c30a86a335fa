import type { PersonView } from '@fieldfare/shared/account.ts'
import { sql } from 'kysely'
import type { Showing } from '../../platform/call/changeEvents.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { medalsFor, scoreFor, seenSubs } from './rows.ts'

/** An id that nobody has, for a reader who is anybody. */
const ANYBODY = '00000000-0000-0000-0000-000000000000'

/** People as another person sees them, ordered by name: verified ones and the reader; city and communities of those who show their profile. */
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
 * Returns a person as everybody who is signed in sees them; null for a former member, 'unseen' for one whom others do not see, or who
 * does not show what changed.
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
