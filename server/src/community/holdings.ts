import type { DeletedCommunity, Holdings } from '@fieldfare/shared/community.ts'
import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'

const DAY_MS = 24 * 3600 * 1000

/** How much goes with a community: what of it can be seen now. */
export async function holdingsOf(db: Tx, communityId: string): Promise<Holdings> {
  const threads = sql`(select id from thread where community_id = ${communityId} and hidden_at is null)`
  const { rows } = await sql<Holdings>`select
    (select count(*)::integer from subscription where community_id = ${communityId} and left_at is null and seen) as subscribers,
    (select count(*)::integer from ${threads} threads) as threads,
    (select count(*)::integer from comment where thread_id in ${threads} and hidden_at is null) as comments,
    (select count(*)::integer from treasure where community_id = ${communityId} and hidden_at is null) as treasures,
    (select count(*)::integer from thread_photo where thread_id in ${threads}) +
    (select count(*)::integer from treasure where community_id = ${communityId} and hidden_at is null) as photos`.execute(
    db,
  )
  return rows[0] ?? { subscribers: 0, threads: 0, comments: 0, treasures: 0, photos: 0 }
}

/** The deleted communities that somebody may take back, the last one first. */
export async function deletedPage(
  db: Tx,
  who: { id: string; admin: boolean },
  cursor: string | undefined,
  limit: number,
): Promise<Page<DeletedCommunity>> {
  const rows = await db
    .selectFrom('community')
    .select(['id', 'title', sql<Date>`hidden_at`.as('hidden_at')])
    .where('hidden_at', 'is not', null)
    .$if(!who.admin, (query) => query.where('created_by', '=', who.id).where('hidden_by', '=', who.id))
    .where(afterCursor(cursor, 'hidden_at', 'id'))
    .orderBy('hidden_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(({ id, title, hidden_at }) => ({
      id,
      title,
      deletedAt: hidden_at.toISOString(),
      until: new Date(hidden_at.getTime() + HIDDEN_DAYS * DAY_MS).toISOString(),
    })),
    next: rows.length > limit && last ? cursorOf(last.hidden_at, last.id) : null,
  }
}
