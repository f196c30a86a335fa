import type { Explanation } from '@fieldfare/shared/figures.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'
import { overlapping, type Period } from './figures.ts'

/** What people wrote about areas that overlap a community's land, newest first: only of those who show their name. */
export async function explanationPage(
  db: Tx,
  communityId: string,
  period: Period,
  cursor: string | undefined,
  limit: number,
): Promise<Page<Explanation>> {
  const rows = await db
    .selectFrom('area')
    .innerJoin('person', 'person.id', 'area.created_by')
    .innerJoin('auth.user as user', 'user.id', 'area.created_by')
    .select(['area.id', 'area.title', 'area.rating', 'area.explanation', 'area.created_at', 'user.name'])
    .where(overlapping(communityId, period))
    .where('person.show_name', '=', true)
    .where('area.explanation', '<>', '')
    .where(afterCursor(cursor, 'area.created_at', 'area.id'))
    .orderBy('area.created_at', 'desc')
    .orderBy('area.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(({ id, title, rating, explanation, created_at, name }) => ({
      areaId: id,
      title,
      rating,
      text: explanation,
      name,
      dateCreated: created_at.toISOString(),
    })),
    next: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
  }
}
