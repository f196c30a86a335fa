import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddTreasure, NEAR_LAND_KM, type Place, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { sql } from 'kysely'
import { lockPerson } from '../account/lockPerson.ts'
import { writeOn } from '../call/call.ts'
import { standingOf } from '../community/standing.ts'
import { toPoint } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'
import { keepSent } from '../photo/sent.ts'
import { takePhotos } from '../photo/take.ts'
import { treasureView } from './rows.ts'

/**
 * Shows what somebody found in a community, with one photo and its place. The draft that it was made from ends with it.
 * The same id again is answered as the first time.
 */
export const addTreasure = writeOn(
  'treasure.add',
  AddTreasure,
  async (db, input, who) => ({ facts: { community: await standingOf(db, input.communityId, who) }, thing: null }),
  (ctx, { data: { base64Images } }) => keepSent(ctx, { base64Images, path: ['data', 'base64Images'] }),
).mutation(async ({ input, ctx }): Promise<TreasureView> => {
  const { db, who } = ctx
  const { communityId, data } = input
  const id = input.id ?? randomUUID()
  // One write of a person at a time: a second press finds what the first one made.
  await lockPerson(db, who.id)
  const known = await db.selectFrom('treasure').select('created_by').where('id', '=', id).executeTakeFirst()
  if (!known) {
    const [lng, lat] = data.geometry.coordinates
    await assertNearLand(db, communityId, { lng, lat })
    const photoId = data.photoId ?? ctx.before[0]
    if (!photoId) throw new AppError('bad-input', [{ path: ['data', 'photoId'], key: 'required' }])
    await takePhotos(db, who.id, [photoId], 'photoId')
    const added = await db
      .with('drafted', (also) =>
        also
          .deleteFrom('draft')
          .where('person_id', '=', who.id)
          .where('kind', '=', 'treasure')
          .where('key', '=', communityId),
      )
      .insertInto('treasure')
      .values({
        id,
        community_id: communityId,
        created_by: who.id,
        title: data.title,
        description: data.description,
        photo_id: photoId,
        geom: toPoint(lng, lat),
        place_hidden: data.placeHidden,
        place_hidden_by: data.placeHidden ? who.id : null,
        created_at: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new AppError('conflict')
    ctx.publish([
      { name: 'treasure.changed', id, communityId },
      { name: 'community.changed', id: communityId },
    ])
  }
  const view = await treasureView(db, id, who)
  if (!view || view.creator.id !== who.id) throw new AppError('conflict')
  return view
})

async function assertNearLand(db: Tx, communityId: string, { lng, lat }: Place): Promise<void> {
  const near = await db
    .selectFrom('community')
    .select('id')
    .where('id', '=', communityId)
    // A community of the whole platform has no land that counts.
    .where(
      sql<boolean>`(system or ST_DWithin(geom::geography, ${toPoint(lng, lat)}::geography, ${NEAR_LAND_KM * 1000}))`,
    )
    .executeTakeFirst()
  if (!near)
    throw new AppError('bad-input', [{ path: ['data', 'geometry'], key: 'farFromLand', params: { km: NEAR_LAND_KM } }])
}
