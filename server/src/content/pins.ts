import type { ContentPin } from '@fieldfare/shared/content.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { read } from '../platform/call/call.ts'
import { byTime, paged } from '../platform/call/page.ts'
import { membershipOf } from './membership/membership.ts'
import { topKinds } from './kind.ts'

interface PinRow {
  kind: ContentKind
  id: string
  title: string
  place: LngLat
  hidden: boolean
  created_at: Date
  version: number
}

/** Reads the content of a community that has a place, newest first, each with the place that the reader may know. @throws not-found */
const of = read('community.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input: { communityId, ...page }, ctx: { db, who } }): Promise<Page<ContentPin>> => {
    const community = await membershipOf(db, communityId, who)
    const found = topKinds().flatMap(({ kind, title, placed }) => {
      if (!placed) return []
      const item = (column: string) => sql.ref(`${kind}.${column}`)
      return sql`select ${sql.lit(kind)}::text as kind, ${item('id')} as id, ${item(title ?? 'title')} as title,
          ${placed.shownTo?.(who, community) ?? placed.shown} as place, ${placed.hidden} as hidden,
          ${item('created_at')} as created_at, ${item('version')} as version
        from ${sql.table(kind)}
        where ${item('community_id')} = ${communityId} and ${item('deleted_at')} is null
          and ${sql.ref(placed.point)} is not null`
    })
    return paged(
      db.selectFrom(sql<PinRow>`(${sql.join(found, sql` union all `)})`.as('pin')).selectAll(),
      byTime('pin.created_at', 'pin.id'),
      page,
      ({ kind, id, title, place, hidden, created_at, version }) => ({
        id,
        kind,
        title,
        place,
        placeHidden: hidden,
        createdAt: created_at.toISOString(),
        version,
      }),
    )
  },
)

/** The reads of the pins on the map of a community. */
export const pinsFeed = { of }
