import type { Waits } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { CLAIM_KM2, CORNERS_AT_ONCE, RESTORABLE_DAYS, SLIVER } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { Stale } from '../../platform/call/call.ts'
import { boxAround, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { measureOverlaps } from '../surface/measure.ts'
import type { Overlap } from '../surface/overlap.ts'

// An admin has to approve land that a visible community of another person holds, and very large land. Shapes are compared before the
// transaction, without a lock; inside it only versions are compared.

const CLAIM_M2 = CLAIM_KM2 * 1e6
/** Tells whether land is so large that an admin has to approve it even if nobody holds any of it. */
const isVast = (m2: number): boolean => m2 > CLAIM_M2

/** The most communities that are listed as holders of the land: few enough to read; an admin sees the others on the map. */
export const OVERLAPS_MAX = 5

/** Land that somebody wants for a community. */
export interface WantedLand {
  ownerId: string
  shape: AreaShape
  /** The surface of the land in square metres. */
  areaM2: number
  /**
   * The community whose land is being corrected. `inForce` means that others see the community: then overlaps of its old land were decided
   * before.
   */
  corrected?: { id: string; inForce: boolean }
}

/** The result of a look: comparing wanted land with the land around it, without a lock. */
export interface LandLook {
  land: WantedLand
  /** Other people's communities around the land, in the versions compared; if these differ later, the look has to be repeated. */
  around: { id: string; version: number }[]
  /** The ids of the communities that hold some of the land, the largest community first. */
  heldBy: string[]
  /** True if there are more communities around the land than could be compared. */
  unsure: boolean
  /** The version of the land being corrected; in square metres, the land that the correction adds and removes. */
  version: number
  addedM2: number
  lostM2: number
}

interface Neighbour {
  id: string
  version: number
  areaM2: number
}

/** SQL condition on `other` for a community that may hold some of the wanted land. */
const mayHold = ({ ownerId, shape }: WantedLand) => sql`other.created_by <> ${ownerId} and other.seen
  and other.deleted_at is null and not other.system and other.geom && ${boxAround(shape)}`

/** Compares wanted land with communities around it, the largest first, up to CORNERS_AT_ONCE corners of these in all. */
export async function lookAtLand(db: Tx, land: WantedLand): Promise<LandLook> {
  const { rows } = await sql<{
    shapes: Buffer
    version: number | null
    around: Neighbour[]
    more: boolean
  }>`
    with near as materialized (
      select other.id, other.land_version, other.area_m2, other.geom,
        sum(ST_NPoints(other.geom)) over (order by other.area_m2 desc, other.id) as corners
      from community other where ${mayHold(land)}
    ), compared as (select * from near where corners <= ${CORNERS_AT_ONCE})
    select ST_AsBinary(${toGeom(land.shape)}, 'NDR') || coalesce(ST_AsBinary(corrected.geom, 'NDR'), ''::bytea)
        || coalesce((select string_agg(ST_AsBinary(geom, 'NDR'), ''::bytea order by area_m2 desc, id) from compared), ''::bytea) as shapes,
      corrected.land_version as version, exists (select from near where corners > ${CORNERS_AT_ONCE}) as more,
      coalesce((select json_agg(json_build_object('id', id, 'version', land_version, 'areaM2', area_m2) order by area_m2 desc, id)
        from compared), '[]'::json) as around
    from (select) one left join community corrected on corrected.id = ${land.corrected?.id ?? null}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  const corrects = row.version !== null
  const found = await measureOverlaps({ shapes: new Uint8Array(row.shapes), firsts: corrects ? 2 : 1 })
  const common = { land, around: row.around, version: row.version ?? 0 }
  if (!found) return { ...common, heldBy: [], unsure: true, addedM2: land.areaM2, lostM2: 0 }
  const [now, then] = found
  const shared = now?.overlaps ?? []
  const ownM2 = corrects ? (shared.shift()?.m2 ?? 0) : 0
  const decided = land.corrected?.inForce ? (then?.overlaps ?? []) : []
  const holds = ({ areaM2 }: Neighbour, i: number) =>
    isHeld(shared[i], decided[i], Math.min(SLIVER.m2, SLIVER.share * Math.min(areaM2, land.areaM2)))
  return {
    ...common,
    heldBy: row.around.filter(holds).map(({ id }) => id),
    unsure: row.more,
    addedM2: Math.max(0, (now?.m2 ?? 0) - ownM2),
    lostM2: Math.max(0, (then?.m2 ?? 0) - ownM2),
  }
}

/**
 * Tells whether another community holds some of the land. A slight overlap does not count, as along a border that two people drew by hand.
 * With a larger overlap the land is held, unless it overlaps no more than before the correction.
 */
function isHeld(now: Overlap | undefined, before: Overlap | undefined, sliver: number): boolean {
  if (!now || now.m2 <= sliver) return false
  return !before || !now.exact || !before.exact || now.m2 > before.m2 + 1
}

/**
 * Tells whether an admin has to approve the land (`waits`). Call it with claims locked. A correction that adds more than a sliver of land
 * also needs approval if the land is very large, or if corrections within a month add very much.
 * @throws Stale if the land around it has changed since it was compared
 */
export async function judgeLand(db: Tx, look: LandLook): Promise<{ waits: boolean; large: boolean }> {
  const { land, heldBy, unsure } = look
  if (!unsure) await assertAround(db, look)
  const large = land.corrected?.inForce ? await addsMuch(db, look) : isVast(land.areaM2)
  return { waits: large || unsure || heldBy.length > 0, large }
}

async function assertAround(db: Tx, { land, around }: LandLook): Promise<void> {
  const { rows } = await sql`
    select from community other
    left join jsonb_to_recordset(${JSON.stringify(around)}::jsonb) as looked (id uuid, version integer)
      on looked.id = other.id and looked.version = other.land_version
    where ${mayHold(land)} and looked.id is null limit 1`.execute(db)
  if (rows.length > 0) throw new Stale()
}

/**
 * Tells whether an owner's recent corrections, with this one, add very much land without the approval of an admin: by moving its land
 * about, a community would gather people from all over the country.
 */
async function addsMuch(db: Tx, { land, addedM2 }: LandLook): Promise<boolean> {
  if (addedM2 <= SLIVER.m2) return false
  if (isVast(land.areaM2)) return true
  const { rows } = await sql<{ m2: number }>`
    select coalesce(sum(added_m2), 0) as m2 from correction lately where lately.created_by = ${land.ownerId}
      and lately.state = 'applied' and lately.decided_at > now() - make_interval(days => ${RESTORABLE_DAYS})`.execute(
    db,
  )
  return addedM2 + (rows[0]?.m2 ?? 0) > CLAIM_M2
}

/** The columns that store the reasons for which an admin has to approve the land. */
export const keptReasons = ({ heldBy }: LandLook) => ({ held_by: heldBy.slice(0, OVERLAPS_MAX) })

/** SQL of the communities that hold some of the land, as JSON, from a column of ids or a list of ids. */
export const holdersOf = (heldBy: RawBuilder<unknown>): RawBuilder<Waits['over']> => sql<Waits['over']>`
  coalesce((select json_agg(json_build_object('id', other.id, 'title', other.title) order by held.nth)
    from unnest(${heldBy}) with ordinality held (id, nth)
    join community other on other.id = held.id and other.deleted_at is null and other.seen), '[]'::json)`

/**
 * Locks all claims until the end of the transaction: claims are decided one after the other, so that of two concurrent claims to the same
 * land the second sees the first.
 */
export const lockClaims = (db: Tx) => sql`select pg_advisory_xact_lock(hashtext('fieldfare.claims'))`.execute(db)
