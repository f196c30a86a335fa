import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS, UNVERIFIED_AREAS_MAX, UNVERIFIED_CORNERS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { Creator } from '../../platform/call/lockPerson.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * Counts the corners of a large shape towards the person's daily limit, before the transaction: storing, simplifying and reading a large
 * shape costs as much as a hundred others. @throws too-many
 */
export async function admitShape({ deps, who }: { deps: Deps; who: Session }, shape?: AreaShape): Promise<void> {
  const corners = shape ? countCorners(shape) : 0
  if (corners > LIST_CORNERS) await deps.limits.count('corners', who.id, corners)
}

/**
 * Checks, after adding or changing an area, that a person without a verified e-mail address has no more areas and corners than allowed;
 * deleted areas count until they are purged.
 * @throws not-verified
 */
export async function assertRoom(db: Tx, { id, verified }: Creator): Promise<void> {
  if (verified) return
  const { areas, corners } = await db
    .selectFrom('area')
    .select(sql<number>`count(*)::integer`.as('areas'))
    .select(sql<number>`coalesce(sum(ST_NPoints(geom)), 0)::integer`.as('corners'))
    .where('created_by', '=', id)
    .executeTakeFirstOrThrow()
  if (areas > UNVERIFIED_AREAS_MAX || corners > UNVERIFIED_CORNERS_MAX) throw new AppError('not-verified')
}
