import { AppError } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { assertCan, inTransaction } from '../call/call.ts'
import type { Deps, Session } from '../call/context.ts'
import { decodePhoto, PhotoFault } from './decode.ts'
import { ownPhoto } from './rows.ts'

type Path = (string | number)[]
interface Context {
  deps: Deps
  who: Session
}

/** Checks, before a photo's bytes are read, that the person may add one and has not added too many. */
export async function admitPhoto({ deps, who }: Context): Promise<void> {
  assertCan('photo.add', { who })
  await deps.limits.count('photo', who.id)
}

/**
 * Keeps a photo in the store and then in the database, never inside a transaction of the caller's: decoding takes its
 * time. The same id again gets the first answer. A file without a row does no harm.
 * @throws bad-input at `path` for what is not a photo, conflict where the id is taken
 */
export async function savePhoto(ctx: Context, id: string, bytes: () => Buffer, path: Path): Promise<PhotoView> {
  const { deps, who } = ctx
  const known = await ownPhoto(deps.db.kysely, who.id, id)
  if (known) return known
  const { width, height, files } = await decodePhotoAt(path, bytes)
  const key = { ownerId: who.id, id }
  await deps.photos.put(key, 'list', files.list)
  await deps.photos.put(key, 'full', files.full)
  return inTransaction(ctx, async ({ db, enqueue }) => {
    const added = await db
      .insertInto('photo')
      .values({ id, owner_id: who.id, width, height, bytes: files.full.length })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'width', 'height'])
      .executeTakeFirst()
    if (added && deps.config.IMAGE_HOST_URL) await enqueue('postPhoto', { photoId: id })
    const photo = added ?? (await ownPhoto(db, who.id, id))
    if (!photo) throw new AppError('conflict')
    return photo
  })
}

async function decodePhotoAt(path: Path, bytes: () => Buffer) {
  try {
    return await decodePhoto(bytes())
  } catch (error) {
    throw error instanceof PhotoFault ? new AppError('bad-input', [{ path, key: error.key }]) : error
  }
}
