import type { CorrectionPreview, CorrectionView, WaitingCorrection, Waits } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { asGeoJson, asOutline } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { holdersOf, judgeLand, type LandLook, OVERLAPS_MAX } from './heldLand.ts'
import { type Reader, toView, withView } from './rows.ts'

/** Selects corrections, joined with their communities. */
export const withCorrection = (db: Tx) =>
  db.selectFrom('correction').innerJoin('community', 'community.id', 'correction.community_id')

/** SQL of the reasons for which a correction waits, as JSON. */
const waitReasons = sql<Waits>`json_build_object('large', correction.large, 'over', ${holdersOf(sql.ref('correction.held_by'))})`

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

/** Returns the last correction of a community that waits or was declined; null if there is none. */
export async function correctionView(db: Tx, communityId: string): Promise<CorrectionView | null> {
  const row = await withCorrection(db)
    .select(['correction.id', 'correction.state', 'correction.reason', 'correction.created_at', 'correction.area_m2'])
    .select([asGeoJson('correction.geom').as('shape'), waitReasons.as('why')])
    .where('correction.community_id', '=', communityId)
    .where('correction.state', 'in', ['waiting', 'declined'])
    .orderBy('correction.created_at', 'desc')
    .executeTakeFirst()
  return row ? toCorrection(row) : null
}

/** The corrections that wait for approval, the longest waiting first. */
export const waitingPage = (db: Tx, who: Reader, request: PageRequest): Promise<Page<WaitingCorrection>> =>
  paged(
    db
      .selectFrom(
        withView(db, { scope: 'every' }, who)
          .innerJoin('correction', 'correction.community_id', 'community.id')
          .where('correction.state', '=', 'waiting')
          .select(['correction.id as correction_id', 'correction.created_at as since', 'correction.area_m2 as to_m2'])
          .select([asOutline('correction').as('shape'), waitReasons.as('why')])
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

/** Returns the changes that a correction of a community's land would make. */
export async function previewOf(db: Tx, look: LandLook, who: Reader): Promise<CorrectionPreview> {
  const { land, addedM2, lostM2, heldBy } = look
  const { rows } = await sql<{ over: Waits['over']; judged: boolean }>`
    select ${holdersOf(sql`${heldBy.slice(0, OVERLAPS_MAX)}::uuid[]`)} as over, seen and not system as judged
    from community where id = ${land.corrected?.id ?? null}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a community that was there is gone')
  const judged = row.judged && !who.admin ? await judgeLand(db, look) : null
  const waits = judged?.waits ? { large: judged.large, over: row.over } : null
  return { areaM2: land.areaM2, addedM2, lostM2, waits }
}
