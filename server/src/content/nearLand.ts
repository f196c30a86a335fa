import { AppError } from '@fieldfare/shared/errors.ts'
import { NEAR_LAND_KM } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { liesWithin, roughly } from '../platform/db/geo.ts'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Asserts that a geometry is at most NEAR_LAND_KM from the land of its community; accepts any geometry in a system community.
 * @param geom a PostGIS value in EPSG:4326
 * @param path the path of the field with the geometry
 * @throws bad-input at `path`
 */
export async function assertNearLand(
  db: Tx,
  communityId: string,
  geom: RawBuilder<unknown>,
  path: (string | number)[],
): Promise<void> {
  const near = await db
    .selectFrom('community')
    .select('id')
    .where('id', '=', communityId)
    .where(
      sql<boolean>`(system or exists (select from (select ${geom} as place) given
        where ${liesWithin(roughly('community'), sql.ref('given.place'), NEAR_LAND_KM * 1000)}))`,
    )
    .executeTakeFirst()
  if (!near) throw new AppError('bad-input', [{ path, key: 'farFromLand', params: { km: NEAR_LAND_KM } }])
}
