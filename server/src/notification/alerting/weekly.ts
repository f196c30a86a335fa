import { nextWeekly, weekOf } from '@fieldfare/shared/quietHours.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import { wake } from '../../content/delivery/ledger.ts'
import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { morningOf } from '../../content/alert/quietHours.ts'
import { weeklyDelivery } from './weeklyDelivery.ts'

/** The milliseconds that a person's first weekly mail covers, and the most that any covers after a stop of the server. */
const FIRST_MS = 7 * DAY_MS
const BACK_MS = 28 * DAY_MS

/**
 * Queues the due weekly mails, each once, whichever process runs and however late: the person's row has the end of the
 * time covered by the last mail, and is updated in the same transaction.
 */
export async function queueWeekly(deps: Deps): Promise<void> {
  await planFirst(deps)
  await walk(deps, (tx, atOnce) => queueNext(deps, tx, atOnce))
}

/** Plans the first weekly mail of people who have none planned yet, for all people of a time zone at once. */
async function planFirst({ db: { kysely }, now }: Deps): Promise<void> {
  const zones = await kysely
    .selectFrom('person')
    .select('time_zone')
    .distinct()
    .where('weekly_due', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  for (const { time_zone } of zones)
    await kysely
      .updateTable('person')
      .set({ weekly_due: new Date(nextWeekly(now(), time_zone)) })
      .where('weekly_due', 'is', null)
      .where('deleted_at', 'is', null)
      .where('time_zone', '=', time_zone)
      .execute()
}

/** Queues the next due weekly mails. @returns whether more are due */
async function queueNext(deps: Deps, tx: TransactionContext, atOnce: number): Promise<boolean> {
  const { db } = tx
  const now = deps.now()
  const due = await db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.id', 'person.time_zone', 'person.quiet', 'person.weekly_to', 'person.weekly_mails'])
    .select(['person.created_at', 'user.emailVerified as verified'])
    .where('person.weekly_due', '<=', new Date(now))
    .where(isInUse('person'))
    .orderBy('person.weekly_due')
    .limit(atOnce)
    .forUpdate('person')
    .skipLocked()
    .execute()
  const changes = due.map((person) => {
    const morning = morningOf(deps, person)
    if (morning) return { id: person.id, due: morning, since: null, week: null }
    const since = Math.max(person.weekly_to?.getTime() ?? now - FIRST_MS, now - BACK_MS, person.created_at.getTime())
    const mailed = person.weekly_mails && person.verified
    return {
      id: person.id,
      due: new Date(nextWeekly(now, person.time_zone)),
      since: mailed ? new Date(since) : null,
      week: weekOf(now, person.time_zone),
    }
  })
  if (changes.length === 0) return false
  const until = new Date(now)
  await sql`
    with change as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, due timestamptz, since text, week date)
    ), mails as (
      insert into delivery (kind, subject_id, person_id, about, detail)
      select 'weekly', id, id, ${until.toISOString()}, jsonb_build_object('since', since, 'week', week) from change where since is not null
      on conflict do nothing
    )
    update person set weekly_due = change.due,
      weekly_to = case when change.week is null then weekly_to else ${until}::timestamptz end
    from change where person.id = change.id`.execute(db)
  await wake(tx, weeklyDelivery, changes.filter(({ since }) => since !== null).length)
  return due.length === atOnce
}
