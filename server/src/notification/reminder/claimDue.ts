import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { wake } from '../../content/delivery/ledger.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { dueNow, registeredBefore } from './due.ts'
import { reminderDelivery } from './reminderDelivery.ts'

/** The days after which every try to send a mail has ended, with whatever result. */
const LOST_DAYS = 2

/**
 * Claims the next people due for a reminder, storing the time of the claim, and queues a mail to each. Skips people whom
 * another process claims concurrently, so that nobody is claimed twice.
 * @returns the number of people; if it is `atOnce`, more may be due
 */
export async function claimDue(tx: TransactionContext, now: Date, zone: string, atOnce: number): Promise<number> {
  const { db } = tx
  const due = dueNow(db, registeredBefore(now, zone))
    .clearSelect()
    .select('person.id')
    .orderBy('person.created_at')
    .limit(atOnce)
    .forUpdate('person')
    .skipLocked()
  const claimed = await db.updateTable('person').set({ rres_at: now }).where('id', 'in', due).returning('id').execute()
  if (claimed.length === 0) return 0
  const ids = claimed.map(({ id }) => id)
  await sql`
    insert into delivery (kind, subject_id, person_id) select 'reminder', id, id from unnest(${ids}::uuid[]) id
    on conflict (kind, subject_id, person_id, about) where person_id is not null
    do update set state = 'waiting', tries = 0, error = '', due_at = '-infinity', at = ${now}`.execute(db)
  await wake(tx, reminderDelivery, ids.length)
  return ids.length
}

/** Releases claims whose mail was lost: it has no try left and was not sent. */
export const releaseLost = (db: Tx, now: Date) =>
  sql`with gone as (
      delete from delivery using person
      where kind = 'reminder' and person.id = delivery.person_id and state in ('waiting', 'failed', 'none')
        and person.rres_at < ${new Date(now.getTime() - LOST_DAYS * DAY_MS)}
      returning delivery.person_id
    )
    update person set rres_at = null from gone where person.id = gone.person_id`.execute(db)
