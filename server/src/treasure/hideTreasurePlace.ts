import { HideTreasurePlace, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { assertCan, writeOn } from '../call/call.ts'
import { there } from '../discussion/told.ts'
import { lockTreasure } from './lockTreasure.ts'
import { treasureView } from './rows.ts'

/**
 * Shows everyone but its finder, moderators and the owner only a square about a treasure, or the place again. What a
 * moderator hid stays hidden for its finder, too: a nest is not theirs to give away.
 */
export const hideTreasurePlace = writeOn('treasure.hidePlace', HideTreasurePlace, (db, { treasureId }, who) =>
  lockTreasure(db, treasureId, who),
).mutation(async ({ input: { hidden }, ctx }): Promise<TreasureView> => {
  const { db, who, thing } = ctx
  const { id, title, community_id: communityId, created_by: finderId } = thing
  const own = finderId === who.id
  const byModerator = thing.place_hidden && thing.place_hidden_by !== finderId
  if (byModerator && !hidden) assertCan('treasure.showPlace', { ...thing.facts, who })
  // A moderator's word stands over that of a finder, also of one who hid it before.
  const by = hidden ? (own && byModerator ? thing.place_hidden_by : who.id) : null
  if (hidden !== thing.place_hidden || by !== thing.place_hidden_by) {
    await db
      .updateTable('treasure')
      .set((set) => ({ place_hidden: hidden, place_hidden_by: by, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (!own) await ctx.audit('treasure.hidePlace', id, { title, hidden }, communityId)
    if (!own && hidden)
      ctx.notify(finderId, 'treasure.placeHidden', `${id} ${thing.version}`, { communityId, treasureId: id, title })
    ctx.publish({ name: 'treasure.changed', id, communityId })
  }
  return there(await treasureView(db, id, who))
})
