import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { isStoryPublic } from '../area/rows.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Tells whether an area has words or photos. */
const hasStory = sql<boolean>`(area.description <> '' or exists (
  select from photo where photo.subject_id = area.id and photo.subject_kind = 'area'))`

/**
 * Loads an area whose story its maker made public, locked together with the caller, with what rights on the story depend on.
 * @throws not-found where there is no such area, it tells nothing, or only its maker may read it
 */
export async function lockStory(db: Tx, { measureId }: { measureId: string }, who: Session) {
  await lockPerson(db, who.id)
  const thing = await db
    .selectFrom('area')
    .select(['id', 'title', 'created_by', 'updated_at', 'story_hidden_at', 'story_hidden_by'])
    .where('id', '=', measureId)
    .where('deleted_at', 'is', null)
    .where('seen', '=', true)
    .where('description_public', '=', true)
    .where(hasStory)
    .forUpdate()
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  const isOwn = thing.created_by === who.id
  const othersDecide = isOwn && (await otherAdmins(db, who.id))
  return { facts: { creatorId: thing.created_by, othersDecide }, thing }
}

/** Loads the story for readers: hidden words and photos count as absent. */
export async function lockVisibleStory(db: Tx, input: { measureId: string }, who: Session) {
  const { facts, thing } = await lockStory(db, input, who)
  if (thing.story_hidden_at) throw new AppError('not-found')
  return { facts, thing }
}

export type LockedStory = Awaited<ReturnType<typeof lockStory>>['thing']

async function otherAdmins(db: Tx, id: string): Promise<boolean> {
  return (await adminIds(db)).some((admin) => admin !== id)
}

export async function adminIds(db: Tx): Promise<string[]> {
  const admins = await db.selectFrom('person').select('id').where('admin', '=', true).execute()
  return admins.map(({ id }) => id)
}

/** Stories that wait for an admin: reported, and public as they are now. */
export const waiting = (db: Tx) =>
  db
    .selectFrom('area')
    .where('area.deleted_at', 'is', null)
    .where('area.seen', '=', true)
    .where(isStoryPublic)
    .where(hasStory)
