import type { CommunityView, FoundCommunity } from '@fieldfare/shared/community.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterNumber, numberCursor, outlined, type PageRequest } from '../../platform/call/page.ts'
import { toPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { communityPage, inScope, type Reader, type CommunitySearch, toView, withView } from './rows.ts'

interface Order {
  key: RawBuilder<number>
  /** True if the order is by rising key. */
  rising: boolean
}

/** Returns the order of a search: by distance, else by the rank of the text match; null for newest first. */
export function orderOf({ near, text }: CommunitySearch): Order | null {
  if (near) return { key: sql`(community.geom::geography <-> ${toPoint(near.lng, near.lat)}::geography)`, rising: true }
  if (text) return { key: sql`ts_rank(community.search, search_query(${text}))::float8`, rising: false }
  return null
}

/**
 * Selects the ids and keys of a page only, so that no more is read of rows outside the page. A page near a point also includes the rows
 * that are as far away as its last one, since the index by distance is used only without a second sort key.
 */
export function foundIds(
  db: Tx,
  sought: CommunitySearch,
  { key, rising }: Order,
  cursor: string | undefined,
  limit: number,
) {
  const all = inScope(db, { scope: 'all', ...sought })
    .select(['community.id', key.as('key')])
    .where(afterNumber(cursor, key, 'community.id', rising))
  return rising
    ? all.orderBy(key, 'asc').fetch(limit + 1, 'with ties')
    : all
        .orderBy(key, 'desc')
        .orderBy('community.id', 'desc')
        .limit(limit + 1)
}

/** Returns a page of the communities that a search finds: the nearest, the best match or the newest first. */
export async function foundPage(
  db: Tx,
  sought: CommunitySearch,
  reader: Reader | null,
  request: PageRequest,
): Promise<Page<FoundCommunity>> {
  const order = orderOf(sought)
  const { cursor, limit } = outlined(request)
  if (!order) return communityPage(db, { scope: 'all', ...sought }, reader, { cursor, limit })
  const direction = order.rising ? 'asc' : 'desc'
  const rows = await withView(db, { scope: 'all' }, reader)
    .innerJoin(foundIds(db, sought, order, cursor, limit).as('found'), 'found.id', 'community.id')
    .select('found.key')
    .orderBy('found.key', direction)
    .orderBy('found.id', direction)
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const view = (row: (typeof rows)[number]): CommunityView & { distanceM?: number } =>
    sought.near ? { ...toView(row, reader), distanceM: Math.round(row.key) } : toView(row, reader)
  return { items: items.map(view), next: rows.length > limit && last ? numberCursor(last.key, last.id) : null }
}
