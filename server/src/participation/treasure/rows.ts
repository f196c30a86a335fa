import { can, type Membership } from '@fieldfare/shared/access.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { COARSE_DEGREES, type MyTreasure, type Place, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import type { Session } from '../../platform/session/session.ts'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { reportedBy } from '../../content/reported.ts'
import type { Tx } from '../../platform/db/tables.ts'

export const exactPlace = sql<Place>`json_build_object('lng', ST_X(treasure.geom), 'lat', ST_Y(treasure.geom))`
const middle = (axis: 'ST_X' | 'ST_Y') =>
  sql`round(((floor(${sql.raw(axis)}(treasure.geom) / ${COARSE_DEGREES}) + 0.5) * ${COARSE_DEGREES})::numeric, 4)`

/** The place as everyone may know it: where it is hidden, the middle of the coarse square that it lies in. */
export const shownPlace = sql<Place>`case when treasure.place_hidden
  then json_build_object('lng', ${middle('ST_X')}, 'lat', ${middle('ST_Y')}) else ${exactPlace} end`

/** Treasures that are not deleted, in communities that everyone may see. */
const treasures = (db: Tx) =>
  db
    .selectFrom('treasure')
    .innerJoin('community', 'community.id', 'treasure.community_id')
    .innerJoin('photo', 'photo.id', 'treasure.photo_id')
    .where('treasure.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['treasure.id', 'treasure.community_id', 'treasure.title', 'treasure.description', 'treasure.place_hidden'])
    .select(['treasure.created_at', 'treasure.version', 'treasure.photo_id', 'photo.width', 'photo.height'])
    .select([asAuthor('treasure.created_by').as('creator'), shownPlace.as('place')])

type Row = Awaited<ReturnType<ReturnType<typeof treasures>['executeTakeFirstOrThrow']>>

const toView = (row: Row): Omit<TreasureView, 'mine'> => ({
  id: row.id,
  communityId: row.community_id,
  title: row.title,
  description: row.description,
  place: row.place,
  placeHidden: row.place_hidden,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  photo: { id: row.photo_id, width: row.width, height: row.height },
  version: row.version,
})

/** Adds what only some readers may see of a treasure; `toMine` decides who. */
const withMine = (db: Tx, reader: Session | null) =>
  treasures(db)
    .select([
      'treasure.created_by',
      'treasure.place_hidden_by',
      'treasure.flagged',
      'treasure.report_text',
      exactPlace.as('exact'),
    ])
    .select(reportedBy('treasure', reader).as('reported'))

type MineRow = Awaited<ReturnType<ReturnType<typeof withMine>['executeTakeFirstOrThrow']>>

function toMine(row: MineRow, who: Session, community: Membership): MyTreasure {
  const facts = { who, creatorId: row.created_by, community }
  const hiddenByFinder = row.place_hidden_by === row.created_by
  return {
    reported: row.reported,
    exact: can('treasure.seePlace', facts) ? row.exact : null,
    mayShowPlace: can(hiddenByFinder ? 'treasure.hidePlace' : 'treasure.showPlace', facts),
    reports: can('report.see', facts) ? { text: row.report_text, flagged: row.flagged } : null,
  }
}

/** One treasure as its reader sees it; null when there is none, or it is deleted. */
export async function treasureView(db: Tx, id: string, who: Session | null): Promise<TreasureView | null> {
  const row = await withMine(db, who).where('treasure.id', '=', id).executeTakeFirst()
  if (!row) return null
  return { ...toView(row), mine: who && toMine(row, who, await membershipOf(db, row.community_id, who)) }
}

/**
 * A community's treasures as their reader sees them, newest first.
 * @throws not-found when there is no such community, or none that they may know of
 */
export async function treasurePage(
  db: Tx,
  communityId: string,
  who: Session | null,
  page: PageRequest,
): Promise<Page<TreasureView>> {
  const community = await membershipOf(db, communityId, who)
  return paged(
    withMine(db, who).where('treasure.community_id', '=', communityId),
    byTime('treasure.created_at', 'treasure.id'),
    page,
    (row) => ({ ...toView(row), mine: who && toMine(row, who, community) }),
  )
}
