import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { NO_TOP_CONTENT } from '../../testing/noContent.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { begun, TEST_THREAD } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const nothing = { code: 'not-found' }

describe('deleteThread, restoreThread', () => {
  test(
    'a deleted thread and its comments are not-found for everyone, until the creator restores the thread',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      const { id: commentId } = await cast.subscriber.call.addComment({ threadId, text: 'Yes' })
      expect(await cast.creator.call.deleteThread({ threadId })).toEqual({ deleted: 1, id: threadId })
      expect(await cast.creator.call.deleteThread({ threadId })).toEqual({ deleted: 1, id: threadId })
      const { call } = cast.subscriber
      for (const gone of [
        () => world.guest.feed.threads.one({ id: threadId }),
        () => world.guest.feed.comments.of({ threadId }),
        () => call.addComment({ threadId, text: 'Is it here?' }),
        () => call.editComment({ threadId, commentId, text: 'No' }),
        () => call.deleteComment({ threadId, commentId }),
        () => cast.creator.call.upVoteComment({ threadId, commentId }),
      ])
        expect(await refusalOf(gone())).toEqual(nothing)
      expect((await world.guest.feed.threads.of({ communityId: cast.communityId })).items).toEqual([])
      const counts = async () => (await world.guest.feed.land.one({ id: cast.communityId })).counts
      expect(await counts()).toEqual(NO_TOP_CONTENT)
      expect(await cast.creator.call.restoreThread({ threadId })).toMatchObject({ id: threadId, comments: 1 })
      expect(await counts()).toEqual({ ...NO_TOP_CONTENT, threads: 1 })
      expect((await world.guest.feed.comments.of({ threadId })).items).toHaveLength(1)
    }),
  )

  test.each(['moderator', 'owner', 'admin'] as const)(
    'a deletion by the %s notifies the creator and is logged, and the creator may not restore the thread',
    (role) =>
      undone(async (world) => {
        const { cast, threadId } = await begun(world)
        const { communityId, creator } = cast
        await cast[role].call.deleteThread({ threadId, reason: 'It names a neighbour.' })
        expect((await creator.call.notice.list({})).items).toMatchObject([
          { kind: 'content.deleted', data: { communityId, title: TEST_THREAD.title, reason: 'It names a neighbour.' } },
        ])
        expect(await refusalOf(creator.call.restoreThread({ threadId }))).toEqual({ code: 'forbidden' })
        expect(await refusalOf(creator.call.editThread({ id: threadId, ...TEST_THREAD }))).toEqual(nothing)
        await cast.owner.call.restoreThread({ threadId })
        expect(await cast.owner.call.restoreThread({ threadId })).toMatchObject({ id: threadId, version: 3 })
        expect((await creator.call.notice.list({})).items.map(({ kind }) => kind).toSorted()).toEqual([
          'content.deleted',
          'content.restored',
        ])
        const { kysely } = world.deps.db
        const log = await kysely
          .selectFrom('audit')
          .select(['action', 'person_id', 'community_id'])
          .where('subject', '=', threadId)
          .orderBy('id')
          .execute()
        expect(log).toEqual([
          { action: 'thread.delete', person_id: cast[role].id, community_id: communityId },
          { action: 'thread.restore', person_id: cast.owner.id, community_id: communityId },
        ])
      })(),
  )

  test(
    'restoring a thread deleted longer ago than the restore period is refused with not-found',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      await cast.creator.call.deleteThread({ threadId })
      const long = new Date(Date.now() - (RESTORABLE_DAYS * 24 + 1) * 3600 * 1000)
      await world.deps.db.kysely.updateTable('thread').set({ deleted_at: long }).where('id', '=', threadId).execute()
      expect(await refusalOf(cast.creator.call.restoreThread({ threadId }))).toEqual(nothing)
    }),
  )
})
