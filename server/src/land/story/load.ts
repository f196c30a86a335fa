import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { isStoryPublic } from '../area/rows.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { adminIds } from '../../people/account/rows.ts'

/** SQL that tells whether an area has a story, a description or photos. */
const hasStory = sql<boolean>`(area.description <> '' or exists (
  select from photo where photo.subject_id = area.id and photo.subject_kind = 'area'))`

/**
 * Loads an area with a public story (description and photos) and locks it together with the caller. It also returns the facts that rights
 * on the story depend on.
 * @throws not-found if there is no such area, it has no story, or only its maker may read it
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

/** Does the same as `lockStory` for readers: a story that an admin hid counts as absent. */
export async function lockVisibleStory(db: Tx, input: { measureId: string }, who: Session) {
  const { facts, thing } = await lockStory(db, input, who)
  if (thing.story_hidden_at) throw new AppError('not-found')
  return { facts, thing }
}

export type LockedStory = Awaited<ReturnType<typeof lockStory>>['thing']

async function otherAdmins(db: Tx, id: string): Promise<boolean> {
  return (await adminIds(db)).some((admin) => admin !== id)
}

/** Selects areas whose story is public now, for the list of reported stories. */
export const waiting = (db: Tx) =>
  db
    .selectFrom('area')
    .where('area.deleted_at', 'is', null)
    .where('area.seen', '=', true)
    .where(isStoryPublic)
    .where(hasStory)
