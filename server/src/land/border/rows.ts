import type { BorderView } from '@fieldfare/shared/border.ts'
import { sql } from 'kysely'
import { asGeoJson, toPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The most borders that are returned for a point: registers overlap, and nobody compares more. */
export const CANDIDATES_MAX = 5

/** Returns the borders of registers over a point, the smallest first: a person who points there most likely means that one. */
export async function bordersAt(db: Tx, lng: number, lat: number): Promise<BorderView[]> {
  const rows = await db
    .selectFrom('border')
    .select(['id', 'name', 'kind', 'source', 'licence', 'area_m2', 'simplified', asGeoJson('geom').as('shape')])
    .select(sql<string>`to_char(dated, 'YYYY-MM-DD')`.as('dated'))
    .where(sql<boolean>`ST_Intersects(geom, ${toPoint(lng, lat)})`)
    .orderBy('area_m2')
    .orderBy('id')
    .limit(CANDIDATES_MAX)
    .execute()
  return rows.map(({ area_m2, ...row }) => ({ ...row, hectares: area_m2 / 10_000 }))
}
