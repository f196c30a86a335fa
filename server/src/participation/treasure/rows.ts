import { can, type Membership } from '@fieldfare/shared/access.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { COARSE_DEGREES, type MyTreasure, type Place, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { sql } from 'kysely'
import type { Session } from '../../platform/session/session.ts'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { commonOf, contentRows, type Reader } from '../../content/contentRows.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import type { Tx } from '../../platform/db/tables.ts'

export const exactPlace = sql<Place>`json_build_object('lng', ST_X(treasure.geom), 'lat', ST_Y(treasure.geom))`
const middle = (axis: 'ST_X' | 'ST_Y') =>
  sql`round(((floor(${sql.raw(axis)}(treasure.geom) / ${COARSE_DEGREES}) + 0.5) * ${COARSE_DEGREES})::numeric, 4)`

/** SQL of the public place of a treasure: if the place is hidden, the middle of the coarse square around it. */
export const shownPlace = sql<Place>`case when treasure.place_hidden
  then json_build_object('lng', ${middle('ST_X')}, 'lat', ${middle('ST_Y')}) else ${exactPlace} end`

/** Selects treasures, including columns that only some readers may see; `toMine` decides who. */
const treasures = (db: Tx, reader: Reader) =>
  contentRows(db, 'treasure', reader)
    .innerJoin('photo', 'photo.id', 'treasure.photo_id')
    .select(['treasure.description', 'treasure.place_hidden', 'treasure.photo_id', 'photo.width', 'photo.height'])
    .select(['treasure.created_by', 'treasure.place_hidden_by', 'treasure.flagged', 'treasure.report_text'])
    .select([shownPlace.as('place'), exactPlace.as('exact')])

type Row = Awaited<ReturnType<ReturnType<typeof treasures>['executeTakeFirstOrThrow']>>

const toView = (row: Row): Omit<TreasureView, 'mine'> => ({
  ...commonOf(row),
  description: row.description,
  place: row.place,
  placeHidden: row.place_hidden,
  photo: { id: row.photo_id, width: row.width, height: row.height },
})

function toMine(row: Row, who: Session, community: Membership): MyTreasure {
  const facts = { who, creatorId: row.created_by, community }
  const hiddenByFinder = row.place_hidden_by === row.created_by
  return {
    reported: row.reported,
    exact: can('treasure.seePlace', facts) ? row.exact : null,
    mayShowPlace: can(hiddenByFinder ? 'treasure.hidePlace' : 'treasure.showPlace', facts),
    reports: can('report.see', facts) ? { text: row.report_text, flagged: row.flagged } : null,
  }
}

/** Returns a treasure as a reader sees it; null if the treasure does not exist or is deleted. */
export async function treasureView(db: Tx, id: string, who: Session | null): Promise<TreasureView | null> {
  const row = await treasures(db, who).where('treasure.id', '=', id).executeTakeFirst()
  if (!row) return null
  return { ...toView(row), mine: who && toMine(row, who, await membershipOf(db, row.community_id, who)) }
}

/**
 * Reads a page of a community's treasures as a reader sees them, newest first.
 * @throws not-found if the community does not exist or the reader may not see it
 */
export async function treasurePage(
  db: Tx,
  communityId: string,
  who: Session | null,
  page: PageRequest,
): Promise<Page<TreasureView>> {
  const community = await membershipOf(db, communityId, who)
  return paged(
    treasures(db, who).where('treasure.community_id', '=', communityId),
    byTime('treasure.created_at', 'treasure.id'),
    page,
    (row) => ({ ...toView(row), mine: who && toMine(row, who, community) }),
  )
}
