import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { instantsOf, localOf } from '@fieldfare/shared/zoneTime.ts'
import { sql } from 'kysely'
import { isInUse } from '../../people/account/inUse.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Who registered before this day is not reminded. */
const FIRST_DAY = '2025-07-01T00:00'
const DAYS = 7
/** People of one transaction. */
export const REMINDED_AT_ONCE = 200
/** By then every try to send a mail has ended, however it ended. */
const LOST_DAYS = 2

/** The registrations that are reminded at a moment: from the first to the last of these instants. */
interface Registered {
  from: Date
  to: Date
}

/**
 * Those who registered seven days ago or earlier, by the calendar of a time zone: a change of the clocks makes nobody wait an hour
 * longer.
 */
export function registeredBefore(now: Date, zone: string): Registered {
  const local = localOf(now.getTime(), zone)
  const earlier = new Date(Date.parse(`${local}Z`) - DAYS * DAY_MS).toISOString().slice(0, 16)
  // A time that the clocks left out a week ago is none; the same number of hours ago is near enough.
  const [to = now.getTime() - DAYS * DAY_MS] = instantsOf(earlier, zone)
  const [from = Date.parse(`${FIRST_DAY}Z`)] = instantsOf(FIRST_DAY, zone)
  return { from: new Date(from), to: new Date(to) }
}

const areas = sql<number>`(select count(*)::integer from area a where a.created_by = person.id and a.hidden_at is null)`

/** People whom the reminder is for, whenever they registered: not finished, reachable, and willing to be mailed. */
export const remindable = (db: Tx) =>
  db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'user.name', 'user.email', 'person.locale', areas.as('areas')])
    .select('person.unsubscribe_secret as unsubscribeSecret')
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

/** Those of them who are due and were not reminded. */
export const dueNow = (db: Tx, { from, to }: Registered) =>
  remindable(db)
    .where('person.rres_at', 'is', null)
    .where('person.created_at', '>=', from)
    .where('person.created_at', '<=', to)

/**
 * Claims the next people who are due, with the moment of it, and queues a mail to each. What another process claims meanwhile is
 * passed over, so that nobody is claimed twice.
 * @returns how many; as many as REMINDED_AT_ONCE where others may follow
 */
export async function claimDue({ db, enqueueAll }: TransactionContext, now: Date, zone: string): Promise<number> {
  const due = dueNow(db, registeredBefore(now, zone))
    .clearSelect()
    .select('person.id')
    .orderBy('person.created_at')
    .limit(REMINDED_AT_ONCE)
    .forUpdate('person')
    .skipLocked()
  const claimed = await db.updateTable('person').set({ rres_at: now }).where('id', 'in', due).returning('id').execute()
  if (claimed.length === 0) return 0
  await db
    .insertInto('reminder')
    .values(claimed.map(({ id }) => ({ person_id: id })))
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ state: 'waiting', tries: 0, sent_at: null }))
    .execute()
  await enqueueAll(
    'mailReminder',
    claimed.map(({ id }) => ({ personId: id })),
  )
  return claimed.length
}

/** Takes a claim back, so that the next day's run finds the person again. */
export const release = (db: Tx, personId: string) =>
  sql`with gone as (delete from reminder where person_id = ${personId} returning person_id)
    update person set rres_at = null from gone where person.id = gone.person_id`.execute(db)

/** Takes the claims back whose mail was lost: its job has ended, and nothing was sent. */
export const releaseLost = (db: Tx, now: Date) =>
  sql`with gone as (
      delete from reminder using person
      where person.id = reminder.person_id and reminder.state = 'waiting'
        and person.rres_at < ${new Date(now.getTime() - LOST_DAYS * DAY_MS)}
      returning reminder.person_id
    )
    update person set rres_at = null from gone where person.id = gone.person_id`.execute(db)
