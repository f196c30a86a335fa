import { AppError } from '@fieldfare/shared/errors.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * Loads an area, deleted or not, for a write, and locks it together with the caller.
 * @throws not-found if the caller may not see it
 */
export async function lockArea(db: Tx, id: string, who: Session) {
  const { verified } = await lockPerson(db, who.id)
  const thing = await db
    .selectFrom('area')
    .select(['id', 'created_by', 'seen', 'deleted_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const isOwn = thing?.created_by === who.id
  if (!thing || (!isOwn && (!thing.seen || thing.deleted_at))) throw new AppError('not-found')
  // An area deleted before its creator's e-mail address was verified becomes visible when it is restored.
  return { facts: { creatorId: thing.created_by }, thing: isOwn ? { ...thing, seen: verified } : thing }
}

/**
 * Refuses a change that was made for an earlier version of a locked area.
 * @throws not-found if the area is deleted, conflict if the area has another version now
 */
export function assertVersion(area: { deleted_at: Date | null; version: number }, version: number): void {
  if (area.deleted_at) throw new AppError('not-found')
  if (area.version !== version) throw new AppError('conflict')
}

/**
 * Locks an area that everyone may see, so that a later version of the area never has an earlier count of likes.
 * @throws not-found
 */
export async function lockVisibleArea(db: Tx, id: string): Promise<void> {
  const found = await db
    .selectFrom('area')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('seen', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
}
