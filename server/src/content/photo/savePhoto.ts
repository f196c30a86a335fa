import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { assertCan, inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { decodePhoto } from './decode.ts'
import type { Decoded } from './decodeProcess.ts'
import { PhotoFault } from './photoFault.ts'
import { ownPhoto } from './rows.ts'

type Path = (string | number)[]
interface Context {
  deps: Deps
  who: Session
}

const MEGAPIXEL = 1_000_000

/** Checks, before a photo's bytes are read, that the person may add photos and has not added too many. */
export async function admitPhoto({ deps, who }: Context): Promise<void> {
  assertCan('photo.add', { who })
  deps.load.assertPhotoRoom(who.id)
  await deps.limits.count('photo', who.id)
}

/**
 * Saves a photo's files in the store and then its row in the database, never inside a transaction of the caller, since decoding takes
 * long. A repeated call with the same id returns the first photo, whatever its bytes: each upload's files have their own name, which
 * the row stores. Files without a row do no harm.
 * @throws bad-input at `path` for a file that is no photo, conflict if the id is another person's, and any error of `load.photo`
 */
export async function savePhoto(ctx: Context, id: string, bytes: () => Buffer, path: Path): Promise<PhotoView> {
  const { deps, who } = ctx
  const existing = await ownPhoto(deps.db.kysely, who.id, id)
  if (existing) return existing
  const { width, height, files } = await decodePhotoAt(path, bytes, ctx)
  const file = randomUUID()
  const key = { ownerId: who.id, id: file }
  await deps.photos.put(key, 'list', files.list)
  await deps.photos.put(key, 'full', files.full)
  const { added, photo } = await inTransaction(ctx, async ({ db }) => {
    const row = await db
      .insertInto('photo')
      .values({ id, owner_id: who.id, file, width, height, bytes: files.full.length })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'width', 'height'])
      .executeTakeFirst()
    return { added: Boolean(row), photo: row ?? (await ownPhoto(db, who.id, id)) }
  })
  if (!added) await deps.photos.remove(key)
  if (!photo) throw new AppError('conflict')
  return photo
}

async function decodePhotoAt(path: Path, bytes: () => Buffer, { deps, who }: Context): Promise<Decoded> {
  const countPixels = (pixels: number) => deps.limits.count('megapixels', who.id, Math.ceil(pixels / MEGAPIXEL))
  try {
    // The base64 text is decoded to bytes only when it is this photo's turn, to save memory.
    return await deps.load.photo(who.id, (spent) => decodePhoto(bytes(), { countPixels, spent }))
  } catch (error) {
    throw error instanceof PhotoFault ? new AppError('bad-input', [{ path, key: error.key }]) : error
  }
}
