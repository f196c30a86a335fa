import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import { factsOf } from '@fieldfare/shared/kinds.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'
import { allKinds, contentAt } from '../kind.ts'
import { anyOf, isIn, otherSubjects } from './otherSubjects.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { PhotoKey } from '../../platform/photoStore/store.ts'

/** SQL column of a query on the table `kind`: the photos of a row, in their order. */
export const photosOf = (kind: PhotoSubject): RawBuilder<PhotoView[]> => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', nullif(p.alt, ''))) order by p.position), '[]')
  from photo p where p.subject_id = ${sql.ref(`${kind}.id`)} and p.subject_kind = ${sql.lit(kind)})`

/**
 * Reads a person's own photo; null if no photo has this id.
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

/** SQL of the file name of a photo: the column `file`, or for older photos the id. */
export const fileOf = sql<string>`coalesce(photo.file, photo.id)::text`

/** SQL that tells whether content that is not deleted, in a community that everyone may see, shows the photo. */
const isInContent = (): RawBuilder<boolean> => sql`exists (
  select from ${contentAt('photo.subject_kind', 'photo.subject_id')} content
  join community c on c.id = content.community_id where content.visible and c.deleted_at is null and c.seen)`

export interface PhotoFile extends PhotoKey {
  /** True if everyone may see the photo; otherwise only its owner may, and people for whom `isShownTo` is true. */
  isPublic: boolean
  /** True if a public photo may become private: its maker can withdraw it, or moderators can delete its comment. */
  revocable: boolean
  /** True if an admin hid the photo from others: admins still see it, to decide again. */
  forAdmins: boolean
}

/**
 * SQL that tells whether a photo must disappear at once with its subject: true for subjects that their maker may
 * withdraw, and for kinds whose deleted content stays listed as a tombstone.
 */
const isRevocable = (): RawBuilder<boolean> => {
  const revocableSubjects = otherSubjects().filter(({ lasting }) => !lasting)
  const kinds = [...revocableSubjects, ...allKinds().filter(({ kind }) => factsOf(kind).tombstone)].map(({ kind }) =>
    sql.lit(kind),
  )
  return sql`coalesce(photo.subject_kind in (${sql.join(kinds)}), false)`
}

/** Tells whether a photo that not everyone may see is shown to this person. */
export async function isShownTo(db: Tx, id: string, personId: string): Promise<boolean> {
  const shown = otherSubjects().flatMap(({ kind, shownTo }) => (shownTo ? [isIn(kind, shownTo(personId))] : []))
  const query = db.selectFrom('photo').select(anyOf(shown).as('shown')).where('photo.id', '=', id)
  return (await query.executeTakeFirst())?.shown ?? false
}

export async function photoFile(db: Tx, id: string): Promise<PhotoFile | null> {
  const shown = [isInContent(), ...otherSubjects().map((other) => isIn(other.kind, other.shown))]
  const hidden = otherSubjects().flatMap((other) => (other.hidden ? [isIn(other.kind, other.hidden)] : []))
  const query = db
    .selectFrom('photo')
    .select([fileOf.as('id'), 'owner_id as ownerId', anyOf(shown).as('isPublic')])
    .select(isRevocable().as('revocable'))
    .select(anyOf(hidden).as('forAdmins'))
    .where('photo.id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}
