import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { MEMBER, OWNER } from '../accounts.ts'

const HOUR = 3_600_000

/** Seeds work for an owner: a reported comment, and a request to moderate. */
export async function seedReports(tx: Tx, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  await sql`
    insert into report (community_id, subject_kind, subject_id, person_id, reason, created_at)
    select c.id, 'comment', k.id, ${MEMBER.id}::uuid, 'Leuk gezegd, maar dit gaat over de lijn en niet over de hond.', ${ago(5)}
    from community c join thread t on t.community_id = c.id join comment k on k.thread_id = t.id
    where c.created_by = ${OWNER.id} and k.created_by <> ${MEMBER.id} and k.hidden_at is null and k.text like 'Losloopstuk: graag.%'`.execute(
    tx,
  )
  await sql`
    insert into moderator_request (community_id, person_id, requested_at)
    select c.id, s.person_id, ${ago(20)}
    from community c join subscription s on s.community_id = c.id
    where c.created_by = ${OWNER.id} and c.title = 'Duinen van Texel' and s.person_id not in (${MEMBER.id}, ${OWNER.id}) and s.seen
    order by s.joined_at, s.person_id limit 1`.execute(tx)
}
