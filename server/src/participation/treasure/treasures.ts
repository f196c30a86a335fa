import { AppError } from '@fieldfare/shared/errors.ts'
import { AddTreasure, HideTreasurePlace, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { assertCan, orNotFound, writeOn } from '../../platform/call/call.ts'
import { addContent, insertContent } from '../../content/add.ts'
import { loads, loadsCommunity } from '../../content/load.ts'
import { assertNearLand } from '../../content/nearLand.ts'
import { publishContent } from '../../content/publish.ts'
import { toPoint } from '../../platform/db/geo.ts'
import { attachPhotos } from '../../content/photo/attach.ts'
import { storeInline } from '../../content/photo/inlinePhotos.ts'
import { treasure } from './kind.ts'
import { treasureView } from './rows.ts'

/**
 * Adds a treasure (something found in nature), with one photo and a place, to a community. Deletes the draft of the treasure.
 * A repeated call with the same id returns the same treasure.
 */
export const addTreasure = writeOn(
  'treasure.add',
  AddTreasure,
  loadsCommunity,
  (ctx, { data: { base64Images } }, assertMay) =>
    storeInline(ctx, { base64Images, path: ['data', 'base64Images'] }, assertMay),
)
  .meta({ largeBody: true })
  .mutation(async ({ input: { id, data }, ctx }): Promise<TreasureView> => {
    const { db, who } = ctx
    // The lock runs a person's writes one at a time, so a repeated request finds the treasure that the first one added.
    await lockPerson(db, who.id)
    return addContent(ctx, treasure, id, async (row) => {
      const { title, description, placeHidden: place_hidden } = data
      const geom = toPoint(...data.geometry.coordinates)
      await assertNearLand(db, row.community_id, geom, ['data', 'geometry'])
      const photo_id = data.photoId ?? ctx.before[0]
      if (!photo_id) throw new AppError('bad-input', [{ path: ['data', 'photoId'], key: 'required' }])
      await attachPhotos(ctx, { kind: 'treasure', id: row.id }, [photo_id], 'photoId')
      await db
        .deleteFrom('draft')
        .where('person_id', '=', who.id)
        .where('kind', '=', 'treasure')
        .where('key', '=', row.community_id)
        .execute()
      const place_hidden_by = place_hidden ? who.id : null
      await insertContent(db, 'treasure', { ...row, title, description, photo_id, geom, place_hidden, place_hidden_by })
    })
  })

const idFrom = ({ treasureId }: { treasureId: string }) => ({ id: treasureId })

/**
 * Hides the exact place of a treasure, or shows it again. Everyone but the finder, moderators and the owner gets a coarse square
 * instead of a hidden place. The finder cannot show a place that a moderator hid, such as that of a nest.
 */
export const hideTreasurePlace = writeOn(
  'treasure.hidePlace',
  HideTreasurePlace,
  loads(treasure, idFrom, { deleted: true }),
).mutation(async ({ input: { hidden }, ctx }): Promise<TreasureView> => {
  const { db, who, thing } = ctx
  const { id, title, community, community_id: communityId, created_by: finderId } = thing
  const place = await db
    .selectFrom('treasure')
    .select(['place_hidden as hidden', 'place_hidden_by as by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isOwn = finderId === who.id
  const byModerator = place.hidden && place.by !== finderId
  if (byModerator && !hidden) assertCan('treasure.showPlace', { who, creatorId: finderId, community })
  // A moderator's decision overrides the finder's, even if the finder hid the place before.
  const by = hidden ? (isOwn && byModerator ? place.by : who.id) : null
  if (hidden !== place.hidden || by !== place.by) {
    await db
      .updateTable('treasure')
      .set((set) => ({ place_hidden: hidden, place_hidden_by: by, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (!isOwn) await ctx.audit('treasure.hidePlace', thing.ref, { title, hidden }, communityId)
    if (!isOwn && hidden)
      ctx.notify(finderId, 'treasure.placeHidden', `${id} ${thing.version}`, { communityId, treasureId: id, title })
    publishContent(ctx, thing)
  }
  return orNotFound(await treasureView(db, id, who))
})
