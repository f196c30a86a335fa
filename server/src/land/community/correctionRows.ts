import type { CorrectionPreview, CorrectionView, WaitingCorrection, Waits } from '@fieldfare/shared/community.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { asGeoJson, asOutline, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type Land, whyLandWaits } from './heldLand.ts'
import { type Reader, toView, withView } from './rows.ts'

/** Corrections with their communities. */
export const withCorrection = (db: Tx) =>
  db.selectFrom('correction').innerJoin('community', 'community.id', 'correction.community_id')

/** The land of a row of `withCorrection`, as corrected. */
export const CORRECTED: Land = {
  ownerId: sql.ref('community.created_by'),
  geom: sql.ref('correction.geom'),
  areaM2: sql.ref('correction.area_m2'),
  before: sql.ref('community.geom'),
}

interface Row {
  id: string
  state: string
  reason: string | null
  created_at: Date
  area_m2: number
  shape: AreaShape
  why: Waits
}
const toCorrection = (row: Row): CorrectionView => ({
  id: row.id,
  state: row.state === 'waiting' ? 'waiting' : 'declined',
  since: row.created_at.toISOString(),
  reason: row.reason ?? '',
  geometry: row.shape,
  areaM2: row.area_m2,
  waits: row.why,
})

/** The correction of a community that waits or was declined: the last one. */
export async function correctionView(db: Tx, communityId: string): Promise<CorrectionView | null> {
  const row = await withCorrection(db)
    .select(['correction.id', 'correction.state', 'correction.reason', 'correction.created_at', 'correction.area_m2'])
    .select([asGeoJson('correction.geom').as('shape'), whyLandWaits(CORRECTED).as('why')])
    .where('correction.community_id', '=', communityId)
    .where('correction.state', 'in', ['waiting', 'declined'])
    .orderBy('correction.created_at', 'desc')
    .executeTakeFirst()
  return row ? toCorrection(row) : null
}

/** The corrections that wait, the one that waits longest first. */
export const waitingPage = (db: Tx, who: Reader, request: PageRequest): Promise<Page<WaitingCorrection>> =>
  paged(
    db
      .selectFrom(
        withView(db, { scope: 'every' }, who)
          .innerJoin('correction', 'correction.community_id', 'community.id')
          .where('correction.state', '=', 'waiting')
          .select(['correction.id as correction_id', 'correction.created_at as since', 'correction.area_m2 as to_m2'])
          .select([asOutline('correction').as('shape'), whyLandWaits(CORRECTED).as('why')])
          .as('waiting'),
      )
      .selectAll('waiting'),
    byTime('waiting.since', 'waiting.correction_id', 'newer'),
    request,
    (row) => ({
      ...toCorrection({
        ...row,
        id: row.correction_id,
        state: 'waiting',
        reason: null,
        created_at: row.since,
        area_m2: row.to_m2,
      }),
      community: toView(row, who),
    }),
  )

/** What a community's land as corrected would change. */
export async function changeOf(
  db: Tx,
  communityId: string,
  measure: AreaShape,
  byAdmin: boolean,
): Promise<CorrectionPreview> {
  const land: Land = {
    ownerId: sql.ref('community.created_by'),
    geom: sql.ref('land.geom'),
    areaM2: sql.ref('land.m2'),
    before: sql.ref('community.geom'),
  }
  const { rows } = await sql<{ addedM2: number; lostM2: number; why: Waits; judged: boolean }>`
    with land as materialized (select ${toGeom(measure)} as geom, ${geodesicArea(measure)}::float8 as m2)
    select ST_Area(ST_Difference(land.geom, community.geom)::geography) as "addedM2",
      ST_Area(ST_Difference(community.geom, land.geom)::geography) as "lostM2",
      ${whyLandWaits(land)} as why, community.seen and not community.system as judged
    from land, community where community.id = ${communityId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a community that was there is gone')
  const { addedM2, lostM2, why } = row
  const waits = row.judged && !byAdmin && (why.large || why.over.length > 0) ? why : null
  return { areaM2: geodesicArea(measure), addedM2, lostM2, waits }
}
