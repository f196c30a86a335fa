import type { DeletedCommunity, Holdings } from '@fieldfare/shared/community.ts'
import type { ContentCounts } from '@fieldfare/shared/content.ts'
import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import { contentsOf, photosIn } from '../content/counts.ts'
import type { Tx } from '../db/tables.ts'

const DAY_MS = 24 * 3600 * 1000

/** How much goes with a community: what of it can be seen now. */
export async function holdingsOf(db: Tx, communityId: string): Promise<Holdings> {
  const { rows } = await sql<{ subscribers: number; photos: number; contents: ContentCounts }>`select
    (select count(*)::integer from subscription where community_id = ${communityId} and left_at is null and seen) as subscribers,
    ${photosIn(communityId)} as photos,
    ${contentsOf(communityId)} as contents`.execute(db)
  const [row] = rows
  return { subscribers: row?.subscribers ?? 0, photos: row?.photos ?? 0, ...(row?.contents as ContentCounts) }
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
