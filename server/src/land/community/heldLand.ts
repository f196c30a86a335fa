import type { Waits } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2, HIDDEN_DAYS, SLIVER } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

// Which land an admin has to approve: what a community of another person holds that everyone sees, and what is very large.

const CLAIM_M2 = CLAIM_KM2 * 1e6
/** Few enough to read; an admin opens the map for the others. */
const OVERLAPS_MAX = 5

/** Land as SQL. */
export interface Land {
  ownerId: RawBuilder<string>
  geom: RawBuilder<unknown>
  areaM2: RawBuilder<number>
  /** The land that is in force, if it is corrected: what it overlaps was decided before. */
  before?: RawBuilder<unknown>
}

/** The land of a row of `community`. */
export const OWN_LAND: Land = {
  ownerId: sql.ref('community.created_by'),
  geom: sql.ref('community.geom'),
  areaM2: sql.ref('community.area_m2'),
}

const overlapM2 = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<number>`ST_Area(ST_Intersection(${one}, ${other})::geography)`

/**
 * The communities of others that hold some of this land, as a query on `other`. A border that two people drew by hand overlaps a
 * little: that does not count. Once it is more, each square metre more does.
 */
const holders = ({ ownerId, geom, areaM2, before }: Land) => {
  const overlap = overlapM2(sql.ref('other.geom'), geom)
  return sql`from community other, lateral (select ${overlap} as m2) overlap
    where other.created_by <> ${ownerId} and other.seen and other.hidden_at is null and not other.system
      and ST_Intersects(other.geom, ${geom})
      and overlap.m2 > least(${SLIVER.m2}, ${SLIVER.share} * least(other.area_m2, ${areaM2}))
      ${before ? sql`and overlap.m2 > ${overlapM2(sql.ref('other.geom'), before)} + 1` : sql``}`
}

/** What one owner's corrections added lately without an admin looking at it: land that moves about would gather the country's people. */
const addedLately = (ownerId: RawBuilder<string>) => sql<number>`(
  select coalesce(sum(added_m2), 0) from correction lately where lately.created_by = ${ownerId}
    and lately.state = 'applied' and lately.decided_at > now() - make_interval(days => ${HIDDEN_DAYS}))`

/**
 * Whether it is so large that an admin looks at it; of a correction, where it brings more than a sliver of new land and that is to
 * very large land, or makes it very much within a month.
 */
const isLarge = ({ ownerId, geom, areaM2, before }: Land) => {
  if (!before) return sql<boolean>`(${areaM2} > ${CLAIM_M2})`
  const added = sql<number>`ST_Area(ST_Difference(${geom}, ${before})::geography)`
  return sql<boolean>`(${added} > ${SLIVER.m2} and (${areaM2} > ${CLAIM_M2} or ${added} + ${addedLately(ownerId)} > ${CLAIM_M2}))`
}

/** Whether an admin has to approve this land. */
export const landWaits = (land: Land): RawBuilder<boolean> =>
  sql<boolean>`(${isLarge(land)} or exists (select ${holders(land)}))`

/** The communities that hold some of this land, the largest first, as JSON. */
export const landHolders = (land: Land): RawBuilder<Waits['over']> => sql<Waits['over']>`
  coalesce((select json_agg(json_build_object('id', held.id, 'title', held.title))
    from (select other.id, other.title ${holders(land)} order by other.area_m2 desc limit ${OVERLAPS_MAX}) held), '[]'::json)`

/** Why an admin has to approve this land, as JSON. */
export const whyLandWaits = (land: Land): RawBuilder<Waits> =>
  sql<Waits>`json_build_object('large', ${isLarge(land)}, 'over', ${landHolders(land)})`

/** Claims are decided one after the other, so that of two over the same land at once the second sees the first. */
export const lockClaims = (db: Tx) => sql`select pg_advisory_xact_lock(hashtext('fieldfare.claims'))`.execute(db)

/** The ids of all admins. */
export async function adminIds(db: Tx): Promise<string[]> {
  const admins = await db.selectFrom('person').select('id').where('admin', '=', true).execute()
  return admins.map(({ id }) => id)
}
