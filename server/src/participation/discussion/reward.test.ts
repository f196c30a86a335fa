import { TEN_COMMENTS } from '@fieldfare/shared/account.ts'
import { describe, expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

describe('addComment: rewards', () => {
  test(
    'each comment earns points once, and the tenth that is not deleted earns a medal',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.creator
      await call.deleteComment({ threadId, commentId })
      const ids: string[] = []
      for (let i = 0; i < TEN_COMMENTS - 1; i++) ids.push((await call.addComment({ threadId, text: `Number ${i}` })).id)
      expect(await call.account.me()).toMatchObject({ score: TEN_COMMENTS, medals: [] })
      await call.addComment({ threadId, text: 'The tenth that stands' })
      expect(await call.account.me()).toMatchObject({ score: TEN_COMMENTS + 1, medals: ['TEN_COMMENTS'] })
      await call.deleteComment({ threadId, commentId: ids[0] ?? '' })
      await call.addComment({ threadId, text: 'Ten again' })
      expect((await call.account.me())?.medals).toEqual(['TEN_COMMENTS'])
      expect((await call.notice.list({})).items.map(({ kind }) => kind)).toEqual(['medal.granted'])
    }),
  )

  test(
    'the creator of the thread gets a single unread notice for all comments of other people',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.subscriber
      await cast.owner.call.addComment({ threadId, text: 'Where was it?' })
      await call.addComment({ threadId, text: 'In the reeds' })
      const first = (await call.notice.list({})).items
      expect(first).toMatchObject([
        {
          kind: 'thread.answered',
          read: false,
          data: { communityId: cast.communityId, threadId, commentId, title: 'A bittern' },
        },
      ])
      await call.notice.read({})
      const { id } = await cast.owner.call.addComment({ threadId, text: 'Thank you' })
      expect((await call.notice.list({})).items).toMatchObject([
        { kind: 'thread.answered', read: false, data: { commentId: id } },
      ])
      expect((await call.account.me())?.unreadNotices).toBe(1)
    }),
  )
})
