import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { allDeliveries, type Claimed, type Delivery, type DeliveryKind, type Outcome } from './delivery.ts'

/** The shortest and the longest pause, in milliseconds, before a refused mail is tried again. */
const PAUSE_MS = { first: 15_000, most: DAY_MS / 4 }
/** Milliseconds after its claim from which on an unsettled mail counts as lost, since the process that claimed it has ended. */
const LOST_MS = 15 * 60_000
/** Milliseconds for which a claimed mail counts as being sent. */
const AT_WORK_MS = 60_000

/** The longest pause after a failed try, in milliseconds. The actual pause is random, at least half of it, to spread the retries. */
export const pauseAfter = (tries: number): number => Math.min(PAUSE_MS.first * 2 ** (tries - 1), PAUSE_MS.most)

interface Added {
  subjectId: string
  about?: string
  personId?: string
  address?: string
  redirectedTo?: string | null
}

/** Queues one mail, in the transaction of the change that the mail is about. */
export async function addMail(tx: TransactionContext, delivery: Delivery, mail: Added): Promise<void> {
  const { subjectId, about, personId, address, redirectedTo } = mail
  const ids = { kind: delivery.kind, subject_id: subjectId, about, person_id: personId }
  await tx.db
    .insertInto('delivery')
    .values({ ...ids, address, redirected_to: redirectedTo })
    .execute()
  await wake(tx, delivery, 1)
}

/** Enqueues enough worker jobs for the number of `mails` queued in the same transaction. */
export async function wake(
  tx: Pick<TransactionContext, 'enqueueAll'>,
  { job, atOnce = 1 }: Delivery,
  mails: number,
): Promise<void> {
  const workers = Math.min(mails, atOnce)
  if (workers > 0)
    await tx.enqueueAll(
      job,
      Array.from({ length: workers }, () => ({})),
    )
}

/**
 * Claims the next due mail: marks it as being sent and counts the try. Skips mails that other processes claim
 * concurrently.
 */
export async function claimNext(db: Tx, kind: DeliveryKind, now: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update delivery set state = 'sending', tries = tries + 1, at = ${now}
    where id = (
      select id from delivery where kind = ${kind} and state = 'waiting' and due_at <= ${now}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, subject_id as "subjectId", about, detail, person_id as "personId", address,
      redirected_to as "redirectedTo", tries`.execute(db)
  return rows[0]
}

const ofClaimed = ({ id }: Claimed) => sql`id = ${id} and state = 'sending'`

/** Stores the outcome of a claimed mail, and the mail server's answer to a refused one. */
export async function settle(
  db: Tx,
  { counted, subjects }: Delivery,
  mail: Claimed,
  now: Date,
  outcome: Outcome,
  error = '',
): Promise<void> {
  const settled = sql`update delivery set state = ${outcome}, error = ${error}, at = ${now} where ${ofClaimed(mail)}`
  await (
    counted && outcome === 'sent'
      ? sql`with settled as (${settled} returning subject_id)
          update ${sql.table(subjects)} subject set mails_sent = mails_sent + 1 from settled where subject.id = settled.subject_id`
      : settled
  ).execute(db)
}

/** Puts a refused mail back to wait for its next try, unless its subject was stopped meanwhile. */
export const retry = (db: Tx, { stopped = sql`false` }: Delivery, mail: Claimed, now: Date, error: string) => {
  const pause = pauseAfter(mail.tries) * (1 + Math.random()) * 0.5
  return sql`
    update delivery set state = case when ${stopped} then 'stopped' else 'waiting' end, error = ${error}, at = ${now},
      due_at = ${new Date(now.getTime() + pause)}
    where ${ofClaimed(mail)}`.execute(db)
}

/** Puts a claimed mail back to wait until a time, without counting the try. */
export const postpone = (db: Tx, { stopped = sql`false` }: Delivery, mail: Claimed, until: Date) =>
  sql`update delivery set state = case when ${stopped} then 'stopped' else 'waiting' end, tries = tries - 1,
      due_at = ${until} where ${ofClaimed(mail)}`.execute(db)

/** Settles mails that a process claimed before it ended: they may have been sent, so they are not sent again. */
export const settleLost = (db: Tx, { kind, unsettled = 'failed' }: Delivery, now: Date) =>
  sql`update delivery set state = ${unsettled}, at = ${now}
    where kind = ${kind} and state = 'sending' and at < ${new Date(now.getTime() - LOST_MS)}`.execute(db)

/**
 * Returns those of these kinds that have due mails which no process is sending, as happens after a pause, a night, or
 * the end of a process.
 */
export async function leftKinds(db: Tx, kinds: readonly DeliveryKind[], now: Date): Promise<DeliveryKind[]> {
  const { rows } = await sql<{ kind: DeliveryKind }>`
    select kind from unnest(${[...kinds]}::text[]) as kind (kind)
    where exists (select from delivery d where d.kind = kind.kind and d.state = 'waiting' and d.due_at <= ${now})
      and not exists (select from delivery d where d.kind = kind.kind and d.state = 'sending'
        and d.at > ${new Date(now.getTime() - AT_WORK_MS)})`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** Settles, after a restore, all mails that were waiting or being sent: they may have been sent since the backup. */
export const endRestored = (db: Tx, kind: DeliveryKind, state: Outcome | 'stopped', now: Date) =>
  sql`update delivery set state = ${state}, at = ${now} where kind = ${kind} and state in ('waiting', 'sending')`.execute(
    db,
  )

/** Anonymises the mails of an erased reader: they still count, and waiting ones get the outcome `ended`. */
export const forgetReader = (db: Tx, kind: DeliveryKind, personId: string, ended: Outcome) =>
  sql`update delivery set person_id = null, error = '', state = case when state = 'waiting' then ${ended} else state end
    where kind = ${kind} and person_id = ${personId}`.execute(db)

/** Deletes the mails of an erased reader from the table `delivery`. */
export const deleteReader = (db: Tx, kind: DeliveryKind, personId: string) =>
  sql`delete from delivery where kind = ${kind} and person_id = ${personId}`.execute(db)

/** Deletes the mails whose subject was deleted. */
export async function purgeDeliveries(db: Tx): Promise<void> {
  for (const { kind, subjects } of allDeliveries())
    await sql`delete from delivery where kind = ${kind} and not exists (
      select from ${sql.table(subjects)} subject where subject.id = delivery.subject_id)`.execute(db)
}

export interface DeliveryProgress {
  total: number
  sent: number
  waiting: number
  late: number
  failed: number
  skipped: number
  stopped: number
}

/** SQL that tells whether a mail was refused and is being retried. */
const LATE = sql`(state = 'waiting' and tries > 0 or state = 'sending' and tries > 1)`
/** SQL that tells whether a mail was neither sent nor waits for its first try: such rows of `delivery` are few, and have an index. */
export const IS_EXCEPTION = sql<boolean>`(state in ('failed', 'none', 'stopped') or state = 'waiting' and tries > 0
  or state = 'sending' and tries > 1)`

/**
 * SQL that counts a subject's mails by their state. Mails that were sent, or wait for their first try, are not read, since they are many.
 * @param total SQL of the number of mails queued
 * @param sent SQL of the number of mails sent
 */
export const progressOf = (
  kind: DeliveryKind,
  subject: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
  sent: RawBuilder<unknown>,
): RawBuilder<DeliveryProgress> => sql`(
  select json_build_object(
    'total', ${total},
    'sent', ${sent},
    'waiting', ${total} - ${sent} - count(*),
    'late', count(*) filter (where ${LATE}),
    'failed', count(*) filter (where state = 'failed'),
    'skipped', count(*) filter (where state = 'none'),
    'stopped', count(*) filter (where state = 'stopped')
  ) from delivery where kind = ${sql.lit(kind)} and subject_id = ${subject} and ${IS_EXCEPTION})`
