import { AppError } from '@fieldfare/shared/errors.ts'
import { lockPerson } from '../account/lockPerson.ts'
import type { Session } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'

/** Loads an area for a write on it, locked with the person who asks, removed or not. Who cannot see it hears `not-found`. */
export async function lockArea(db: Tx, id: string, who: Session) {
  const { verified } = await lockPerson(db, who.id)
  const thing = await db
    .selectFrom('area')
    .select(['id', 'created_by', 'seen', 'hidden_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const own = thing?.created_by === who.id
  if (!thing || (!own && (!thing.seen || thing.hidden_at))) throw new AppError('not-found')
  // What was removed before the address was verified is seen once it is taken back.
  return { facts: { creatorId: thing.created_by }, thing: own ? { ...thing, seen: verified } : thing }
}
