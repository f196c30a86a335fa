import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { instantsOf, localOf } from '@fieldfare/shared/zoneTime.ts'
import { sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The first day of registration for which people are reminded. */
const FIRST_DAY = '2025-07-01T00:00'
const DAYS = 7

/** The span of registration times whose people are due for a reminder. */
interface Registered {
  from: Date
  to: Date
}

/**
 * Returns the span of registrations seven days ago or earlier, by the calendar of a time zone, so that a clock change
 * makes nobody wait an hour longer.
 */
export function registeredBefore(now: Date, zone: string): Registered {
  const local = localOf(now.getTime(), zone)
  const earlier = new Date(Date.parse(`${local}Z`) - DAYS * DAY_MS).toISOString().slice(0, 16)
  // A clock change may have skipped this local time a week ago; then seven times 24 hours ago is near enough.
  const [to = now.getTime() - DAYS * DAY_MS] = instantsOf(earlier, zone)
  const [from = Date.parse(`${FIRST_DAY}Z`)] = instantsOf(FIRST_DAY, zone)
  return { from: new Date(from), to: new Date(to) }
}

const areas = sql<number>`(select count(*)::integer from area a where a.created_by = person.id and a.deleted_at is null)`

/** Selects the people of any registration time who may be reminded: they have not finished, can be reached and want mails. */
export const remindable = (db: Tx) =>
  db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'user.name', 'user.email', 'person.locale', areas.as('areas')])
    .select(['person.quiet', 'person.time_zone', 'person.unsubscribe_secret as secret'])
    .where('user.emailVerified', '=', true)
    .where('person.finished_register', '=', false)
    .where('person.owner', '=', false)
    .where('person.admin', '=', false)
    .where(isInUse('person'))
    .where('person.leaving_at', 'is', null)
    .where('person.messages', '=', 'mail')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_now')
            .select('consent_now.person_id')
            .whereRef('consent_now.person_id', '=', 'person.id')
            .where('consent_now.kind', '=', 'email')
            .where('consent_now.given', '=', false),
        ),
      ),
    )

/** Selects the people who registered in a span, may be reminded, and were not reminded yet. */
export const dueNow = (db: Tx, { from, to }: Registered) =>
  remindable(db)
    .where('person.rres_at', 'is', null)
    .where('person.created_at', '>=', from)
    .where('person.created_at', '<=', to)

/** Releases the claim of a person, so that the next day's run finds the person again. */
export const release = (db: Tx, personId: string) =>
  sql`with gone as (delete from delivery where kind = 'reminder' and person_id = ${personId} returning person_id)
    update person set rres_at = null from gone where person.id = gone.person_id`.execute(db)
