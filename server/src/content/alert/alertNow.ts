import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { HappeningName } from './happening.ts'
import { wishOf } from './wish.ts'

/**
 * Queues alerts that are sent at once, not with the weekly mail. A waiting alert of the same person about the same subject takes in the
 * new one.
 * @param rows SQL of rows of `Happening`, with the column `urgent`
 */
export async function addAlerts(db: Tx, topic: AlertTopic, rows: RawBuilder<unknown>, due: Date): Promise<number> {
  const { rows: added } = await sql`
    insert into alert as c (person_id, topic, what, subject, community_id, title, count, at, urgent, due_at)
    select person_id, ${topic}, what, subject, community_id, title, count, at, urgent, ${due}::timestamptz from (${rows}) row
    on conflict (person_id, subject, what) where state = 'waiting'
    do update set count = c.count + excluded.count, at = greatest(c.at, excluded.at)
    returning c.id`.execute(db)
  return added.length
}

interface AlertSubject {
  topic: 'messages' | 'invitations'
  what: HappeningName
  subject: string
  communityId: string | null
  title: string
  /** True for an alert that is sent even at night. */
  urgent?: boolean
}

/** Queues alerts to the devices of people who want them at once; mails about the same subject are sent separately. */
export async function alertDevices(
  tx: TransactionContext,
  people: readonly string[],
  about: AlertSubject,
): Promise<void> {
  if (people.length === 0) return
  const { topic, what, subject, communityId, title, urgent = false } = about
  const community = communityId ? { community: sql`${communityId}::uuid` } : {}
  const now = new Date()
  const rows = sql`
    select distinct d.person_id, ${what}::text as what, ${subject}::uuid as subject, ${communityId}::uuid as community_id,
      ${title}::text as title, 1 as count, ${now}::timestamptz as at, ${urgent}::boolean as urgent
    from push_device d
    where d.person_id = any(${[...people]}::uuid[]) and ${wishOf(topic, { person: sql`d.person_id`, ...community })} = 'now'`
  if ((await addAlerts(tx.db, topic, rows, now)) > 0) await tx.enqueue('sendAlerts', {})
}
