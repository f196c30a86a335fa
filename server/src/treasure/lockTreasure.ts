import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from '../call/context.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'

/** Loads a treasure for a write on it, locked, removed or not. Who cannot see it hears `not-found`. */
export async function lockTreasure(db: Tx, id: string, who: Session) {
  const thing = await db
    .selectFrom('treasure')
    .select([
      'id',
      'community_id',
      'created_by',
      'title',
      'place_hidden',
      'place_hidden_by',
      'hidden_at',
      'hidden_by',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  const facts = {
    creatorId: thing.created_by,
    removerId: thing.hidden_by,
    community: await standingOf(db, thing.community_id, who),
  }
  if (thing.hidden_at && !can('treasure.delete', { ...facts, who })) throw new AppError('not-found')
  return { facts, thing: { ...thing, facts } }
}
