import { AppError } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** The photos of a query of their ids and positions, in that order, as one column. */
export const asPhotos = (used: RawBuilder<unknown>): RawBuilder<PhotoView[]> => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by used.position), '[]')
  from (${used}) used join photo p on p.id = used.id)`

/**
 * A person's own photo; null where there is none yet.
 * @throws conflict where the id is somebody else's
 */
export async function ownPhoto(db: Tx, personId: string, id: string): Promise<PhotoView | null> {
  const row = await db
    .selectFrom('photo')
    .select(['id', 'width', 'height', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { owner_id, ...photo } = row
  if (owner_id !== personId) throw new AppError('conflict')
  return photo
}

/** Whether everyone may see a photo: something that is there shows it, in a community that is. */
const shown = sql<boolean>`(
  exists (select from thread_photo t join thread on thread.id = t.thread_id join community c on c.id = thread.community_id
    where t.photo_id = photo.id and thread.hidden_at is null and c.hidden_at is null and c.seen)
  or exists (select from treasure t join community c on c.id = t.community_id
    where t.photo_id = photo.id and t.hidden_at is null and c.hidden_at is null and c.seen))`

export interface PhotoFile {
  id: string
  ownerId: string
  /** Everyone may see it; else only its owner. */
  shown: boolean
}

export async function photoFile(db: Tx, id: string): Promise<PhotoFile | null> {
  const query = db
    .selectFrom('photo')
    .select(['id', 'owner_id as ownerId', shown.as('shown')])
    .where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}
