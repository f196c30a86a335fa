import { sql } from 'kysely'
import { deliverPiece } from '../content/delivery/deliverPiece.ts'
import type { Delivery } from '../content/delivery/delivery.ts'
import { settleLost } from '../content/delivery/ledger.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { World } from './world.ts'

const LONG_MS = 60 * 60_000

/**
 * Sends all waiting mails of a kind, as workers do when the mails are due. Also sends mails that a worker had claimed
 * before its process ended.
 * @param subjectId limits the work to mails about this subject; mails about other subjects are then no longer due
 * @returns the number of mails that were refused, and wait again
 */
export async function workDeliveries(
  { deps }: Pick<World, 'deps'>,
  delivery: Delivery,
  mailer: Mailer,
  subjectId?: string,
): Promise<number> {
  const { kysely } = deps.db
  await settleLost(kysely, delivery, new Date(deps.now() + LONG_MS))
  const isDue = subjectId ? sql`subject_id = ${subjectId}` : sql`true`
  await sql`
    update delivery set due_at = case when ${isDue} then '-infinity'::timestamptz else 'infinity' end, error = ''
    where kind = ${delivery.kind} and state = 'waiting'`.execute(kysely)
  while (await deliverPiece({ deps, mailer, delivery }));
  const { rows } = await sql<{ refused: number }>`
    select count(*)::integer as refused from delivery
    where kind = ${delivery.kind} and state = 'waiting' and error <> ''`.execute(kysely)
  return rows[0]?.refused ?? 0
}
