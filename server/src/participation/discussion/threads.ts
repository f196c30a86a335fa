import { randomUUID } from 'node:crypto'
import { AddThread, EditThread, KeepThreadOnTop, ON_TOP_MAX, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { loads, loadsCommunity, isRetry } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { toPoint } from '../../platform/db/geo.ts'
import { attachPhotos, attachedTo } from '../../content/photo/attach.ts'
import { storeInline } from '../../content/photo/inlinePhotos.ts'
import { othersOnTop, thread } from './kind.ts'
import { threadView } from './rows.ts'

/** Adds a thread to a community. A repeated call with the same id returns the same thread. */
export const addThread = writeOn('thread.add', AddThread, loadsCommunity, storeInline)
  .meta({ largeBody: true })
  .mutation(async ({ input, ctx }): Promise<ThreadView> => {
    const { db, who, thing: communityId } = ctx
    const { id = randomUUID(), title, description, place } = input
    const added = await db
      .insertInto('thread')
      .values({
        id,
        community_id: communityId,
        created_by: who.id,
        title,
        description,
        place: place && toPoint(place.lng, place.lat),
        created_at: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await attachPhotos(ctx, { kind: 'thread', id }, [...input.photoIds, ...ctx.before])
      publishContent(ctx, { kind: 'thread', id, parent_id: null, community_id: communityId }, { counted: true })
    } else await isRetry(db, thread, id, who, communityId)
    return orNotFound(await threadView(db, id, who))
  })

/** Edits the caller's own thread, and replaces its photos if the input has photos. Nobody is notified. */
export const editThread = writeOn(
  'thread.change',
  EditThread,
  loads(thread, ({ id }) => ({ id })),
  storeInline,
)
  .meta({ largeBody: true })
  .mutation(async ({ input, ctx }): Promise<ThreadView> => {
    const { db, thing, who } = ctx
    const { title, description, place, communityId = thing.community_id } = input
    // A thread cannot be moved to another community.
    if (communityId !== thing.community_id) throw new AppError('not-found')
    const { ref } = thing
    const photoIds = input.photoIds ?? (ctx.before.length > 0 ? await attachedTo(db, ref) : null)
    if (photoIds) await attachPhotos(ctx, ref, [...photoIds, ...ctx.before])
    await db
      .updateTable('thread')
      .set((set) => ({
        title,
        description,
        place: place && toPoint(place.lng, place.lat),
        edited_at: new Date(),
        version: set('version', '+', 1),
      }))
      .where('id', '=', thing.id)
      .execute()
    publishContent(ctx, thing)
    return orNotFound(await threadView(db, thing.id, who))
  })

const idFrom = ({ threadId }: { threadId: string }) => ({ id: threadId })

/**
 * Keeps a thread on top of its community's list, or takes it off the top. Nobody is notified; the moderation log records the change.
 * @throws bad-input if the owner already keeps the maximum of other threads on top
 */
export const keepThreadOnTop = writeOn('thread.keepOnTop', KeepThreadOnTop, loads(thread, idFrom)).mutation(
  async ({ input: { onTop }, ctx }): Promise<ThreadView> => {
    const { db, thing, who } = ctx
    const { id, title, ref, community_id: communityId } = thing
    const { others } = await othersOnTop(db, communityId, id)
    if (onTop && others >= ON_TOP_MAX)
      throw new AppError('bad-input', [{ path: ['onTop'], key: 'onTopFull', params: { max: ON_TOP_MAX } }])
    const changed = await db
      .updateTable('thread')
      .set((set) => ({ on_top_at: onTop ? new Date() : null, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('on_top_at', onTop ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (changed) {
      await ctx.audit('thread.keepOnTop', ref, { title, onTop }, communityId)
      publishContent(ctx, thing)
    }
    return orNotFound(await threadView(db, id, who))
  },
)
