import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/session/session.ts'
import { type Found, viewsOf } from './answerable.ts'

/** The threads last commented that are looked through for a comment without an answer. */
const THREADS = 20

/** Reads what is open in a community for its owner: the next meeting, the newest open poll, and a comment that nobody of theirs answered. */
export async function openHere(db: Tx, who: Session, communityId: string): Promise<Answerable[]> {
  const { rows } = await sql<Found>`
    (select 'meeting' as kind, id, 1 as count from meeting
      where community_id = ${communityId} and deleted_at is null and start_time > clock_timestamp() order by start_time, id limit 1)
    union all
    (select 'poll', id, 1 from poll where community_id = ${communityId} and deleted_at is null
      and (until is null or until > clock_timestamp()) order by created_at desc, id desc limit 1)
    union all
    (select 'comment', newest.id, 1
      from (select id, commented_at from thread where community_id = ${communityId} and deleted_at is null and commented_at is not null
        order by commented_at desc limit ${sql.lit(THREADS)}) t
      join lateral (select id, created_by from comment o where o.thread_id = t.id and o.deleted_at is null
        order by created_at desc, id desc limit 1) newest on newest.created_by <> ${who.id}
      order by t.commented_at desc limit 1)`.execute(db)
  return viewsOf(db, who, rows)
}
