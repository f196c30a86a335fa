import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Tx } from '../../platform/db/tables.ts'
import { decodePhoto } from '../../content/photo/decode.ts'
import type { Decoded } from '../../content/photo/decodeProcess.ts'
import type { PhotoKey, PhotoStore } from '../../platform/photoStore/store.ts'
import { seeded } from '../random.ts'
import { type Find, FINDS } from './finds.ts'
import { paint } from './scene.ts'

/** Changing it changes every id and every photo. */
const SEED = 20_261_121
interface Painted extends Find {
  id: string
  photoId: string
  photo: Decoded
}

/** Paints the photos of the finds. Takes a second or two: before the transaction, for which others may be waiting. */
export async function paintFinds(): Promise<Painted[]> {
  const random = seeded(SEED)
  const painted: Painted[] = []
  for (const find of FINDS) {
    const [id, photoId, svg] = [random.uuid(), random.uuid(), paint(random, find.scene)]
    const photo = await decodePhoto(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer())
    painted.push({ ...find, id, photoId, photo })
  }
  return painted
}

/** Adds each find to its community. Its subscribers are the finders in turn, in the order in which they joined. */
export async function seedTreasures(tx: Tx, photos: PhotoStore, finds: readonly Painted[], now: Date): Promise<void> {
  for (const [
    at,
    { id, photoId, photo, community, title, description, place, placeHidden, daysAgo },
  ] of finds.entries()) {
    const finder = await finderOf(tx, community, at)
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    await keep(photos, { ownerId: finder.person_id, id: photoId }, photo)
    const { width, height, files } = photo
    const shown = { subject_kind: 'treasure', subject_id: id, position: 0 } as const
    await tx
      .insertInto('photo')
      .values({
        id: photoId,
        owner_id: finder.person_id,
        width,
        height,
        bytes: files.full.length,
        created_at,
        ...shown,
      })
      .execute()
    await tx
      .insertInto('treasure')
      .values({
        id,
        community_id: finder.community_id,
        created_by: finder.person_id,
        title,
        description,
        photo_id: photoId,
        geom: sql`ST_SetSRID(ST_MakePoint(${place.lng}, ${place.lat}), 4326)`,
        place_hidden: placeHidden,
        place_hidden_by: placeHidden ? finder.person_id : null,
        created_at,
      })
      .execute()
  }
}

async function keep(photos: PhotoStore, key: PhotoKey, { files }: Decoded): Promise<void> {
  await photos.put(key, 'list', files.list)
  await photos.put(key, 'full', files.full)
}

const finderOf = (tx: Tx, title: string, at: number) =>
  tx
    .selectFrom('community')
    .innerJoin('subscription', 'subscription.community_id', 'community.id')
    .select(['subscription.community_id', 'subscription.person_id'])
    .where('community.title', '=', title)
    .orderBy('subscription.joined_at')
    .orderBy('subscription.person_id')
    .offset(at % 3)
    .limit(1)
    .executeTakeFirstOrThrow()
