import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'
import { allKinds, contentAt } from '../kind.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { PhotoKey } from '../../platform/photoStore/store.ts'

/** The photos of the rows of a kind, in their order, as a column of a query on its table. */
export const photosOf = (kind: PhotoSubject): RawBuilder<PhotoView[]> => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', nullif(p.alt, ''))) order by p.position), '[]')
  from photo p where p.subject_id = ${sql.ref(`${kind}.id`)} and p.subject_kind = ${sql.lit(kind)})`

/**
 * A person's own photo; null where there is none yet.
 * @throws conflict if the photo with this id belongs to another person
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

/** What the files of a photo are named by: a name of their own, or of photos from before 0013 the photo's id. */
export const fileOf = sql<string>`coalesce(photo.file, photo.id)::text`

/** Whether content shows a photo that is not deleted, in a community that everyone may see. */
const isInContent = (): RawBuilder<boolean> => sql`exists (
  select from ${contentAt('photo.subject_kind', 'photo.subject_id')} content
  join community c on c.id = content.community_id where content.visible and c.hidden_at is null and c.seen)`

/** Whether an area shows a photo that everyone may see. Its maker may leave that or not at any time. */
const isInArea = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql`(photo.subject_kind = 'area' and exists (
  select from area where area.id = photo.subject_id and area.hidden_at is null and area.seen
    and area.description_public and ${condition}))`

const isInAdvert = sql<boolean>`(photo.subject_kind = 'advert' and exists (select from advert where advert.id = photo.subject_id))`

export interface PhotoFile extends PhotoKey {
  /** Everyone may see it; else only its owner. */
  isPublic: boolean
  /** What is public now may be private later: an area shows it, or a piece of a talk that moderators remove. */
  revocable: boolean
  /** An admin hid it from others: admins see it, to decide again. */
  forAdmins: boolean
}

/** What shows photos that go at once when it goes: areas, and kinds whose deletion leaves a tombstone. */
const revocable = () =>
  sql.join(
    ['area', ...allKinds().flatMap(({ kind, tombstone }) => (tombstone ? [kind] : []))].map((one) => sql.lit(one)),
  )

export async function photoFile(db: Tx, id: string): Promise<PhotoFile | null> {
  const shown = sql<boolean>`(${isInContent()} or ${isInArea(sql`area.story_hidden_at is null`)} or ${isInAdvert})`
  const query = db
    .selectFrom('photo')
    .select([fileOf.as('id'), 'owner_id as ownerId', shown.as('isPublic')])
    .select(sql<boolean>`coalesce(photo.subject_kind in (${revocable()}), false)`.as('revocable'))
    .select(isInArea(sql`area.story_hidden_at is not null`).as('forAdmins'))
    .where('photo.id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}
