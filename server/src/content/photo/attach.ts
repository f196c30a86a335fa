import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'
import { isPurged } from '../kind.ts'
import { anyOf, isContent, isIn, otherSubjects } from './otherSubjects.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Effects } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'

interface Subject {
  kind: PhotoSubject
  id: string
}

/** SQL that tells whether a photo is in use: something shows it, including deleted (but not purged) content, which may be restored. */
export const isAttached = (): RawBuilder<boolean> =>
  sql`(photo.subject_id is not null and not ${isPurged('photo.subject_kind', 'photo.subject_id')} and not ${anyOf(
    otherSubjects().map(({ kind }) => sql`(photo.subject_kind = ${sql.lit(kind)} and not ${isIn(kind, sql`true`)})`),
  )})`

interface Context extends Pick<Effects, 'enqueue'> {
  db: Tx
  deps: Pick<Deps, 'config'>
  who: { id: string }
}

/**
 * Makes a subject show exactly these photos, in this order, instead of its present ones. They must be the caller's, or already shown by
 * the subject. Locks the photos: a concurrent call that attaches one of them waits, and is then refused. Photos first shown by content
 * are copied to the image host. The host keeps its copies, so it never gets a photo that the photo's owner may make private.
 * @throws bad-input at `path` for a photo that is missing, another person's, given twice or attached to something else
 */
export async function attachPhotos(
  ctx: Context,
  { kind, id }: Subject,
  photoIds: string[],
  path: string | string[] = 'photoIds',
): Promise<void> {
  const { db, who } = ctx
  assertPhotoCount(photoIds.length, ['base64Images'])
  const refuse = (key: string) => new AppError('bad-input', [{ path: [path].flat(), key }])
  if (new Set(photoIds).size < photoIds.length) throw refuse('photoUsed')
  const detached = await db
    .updateTable('photo')
    .set({ subject_kind: null, subject_id: null, position: null })
    .where('subject_id', '=', id)
    .where('subject_kind', '=', kind)
    .returning('id')
    .execute()
  if (photoIds.length === 0) return
  const own = await db
    .selectFrom('photo')
    .select('id')
    .where('id', 'in', photoIds)
    .where((where) =>
      where.or([
        where('owner_id', '=', who.id),
        where('id', '=', sql<string>`any(${detached.map((photo) => photo.id)}::uuid[])`),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  if (own.length < photoIds.length) throw refuse('photoGone')
  const attached = await db
    .updateTable('photo')
    .set({ subject_kind: kind, subject_id: id, position: sql`array_position(${photoIds}::uuid[], photo.id) - 1` })
    .where('id', 'in', photoIds)
    .where((where) => where.not(isAttached()))
    .returning('id')
    .execute()
  if (attached.length < photoIds.length) throw refuse('photoUsed')
  if (!isContent(kind) || !ctx.deps.config.IMAGE_HOST_URL) return
  const before = new Set(detached.map((photo) => photo.id))
  for (const photoId of photoIds) if (!before.has(photoId)) await ctx.enqueue('postPhoto', { photoId })
}

/** @throws bad-input at `path` for more photos than one piece of content may show */
export function assertPhotoCount(count: number, path: string[]): void {
  if (count > PHOTOS_MAX) throw new AppError('bad-input', [{ path, key: 'tooMany', params: { max: PHOTOS_MAX } }])
}

/**
 * Stores the descriptions of photos, in their order; photos beyond the texts stay unchanged.
 * @returns whether any text changed
 */
export async function describePhotos(db: Tx, photoIds: readonly string[], alts: readonly string[]): Promise<boolean> {
  let changed = false
  for (const [i, alt] of alts.entries()) {
    const id = photoIds[i]
    if (id === undefined) break
    const set = db.updateTable('photo').set({ alt }).where('id', '=', id).where('alt', '<>', alt)
    if (await set.returning('id').executeTakeFirst()) changed = true
  }
  return changed
}

/** Returns the ids of the photos that a subject shows, in their order. */
export async function attachedTo(db: Tx, { kind, id }: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where('subject_id', '=', id)
    .where('subject_kind', '=', kind)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}
