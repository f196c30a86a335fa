import { randomUUID } from 'node:crypto'
import { QUOTE_MAX } from '@fieldfare/shared/quote.ts'
import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { purgeContent } from '../../content/purge.ts'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

/** Adds a comment that quotes, and so answers, an earlier comment. */
async function answered(world: World, text = 'I saw it too') {
  const talk = await addTestComment(world, text)
  const { cast, threadId, commentId } = talk
  const answer = await cast.moderator.call.addComment({ threadId, text: 'Where?', quotedId: commentId })
  return { ...talk, answer }
}
const seen = async (world: World, threadId: string, id: string) =>
  (await world.guest.feed.comments.of({ threadId })).items.find((one) => one.id === id)
const noticesOf = async ({ call }: TestPerson) => (await call.notice.list({})).items.map(({ kind }) => kind)

describe('addComment with a quote: refusals', () => {
  test(
    'quoting a comment that is unknown, deleted or in another thread is refused with quoteGone',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.subscriber
      const other = await call.addThread({ communityId: cast.communityId, title: 'Another' })
      const refusal = { code: 'bad-input', path: 'quotedId', key: 'quoteGone' }
      expect(await refusalOf(call.addComment({ threadId, text: 'Yes', quotedId: randomUUID() }))).toEqual(refusal)
      expect(await refusalOf(call.addComment({ threadId: other.id, text: 'Yes', quotedId: commentId }))).toEqual(
        refusal,
      )
      await cast.creator.call.deleteComment({ threadId, commentId })
      expect(await refusalOf(call.addComment({ threadId, text: 'Yes', quotedId: commentId }))).toEqual(refusal)
      expect((await world.guest.feed.comments.of({ threadId })).items).toHaveLength(1)
      expect(await refusalOf(call.addComment({ threadId, text: 'Yes', quotedId: 'x' }))).toMatchObject({
        code: 'bad-input',
        path: 'quotedId',
      })
    }),
  )
})

describe('addComment with a quote', () => {
  test(
    'the returned quote has the beginning and the author of the quoted comment, also when the request is repeated',
    undone(async (world) => {
      const { cast, threadId, comment, answer } = await answered(world, `${'reed '.repeat(100)}end`)
      const quote = { id: comment.id, creator: { id: cast.creator.id }, deleted: false, mentions: [] }
      expect(answer.quote).toMatchObject(quote)
      expect(answer.quote?.words).toMatch(/^(reed )+reed…$/)
      expect(answer.quote?.words.length).toBeLessThanOrEqual(QUOTE_MAX)
      await cast.creator.call.deleteComment({ threadId, commentId: comment.id })
      const again = { threadId, id: answer.id, text: 'Where?', quotedId: comment.id }
      expect(await cast.moderator.call.addComment(again)).toMatchObject({ id: answer.id, quote: { deleted: true } })
      expect(await noticesOf(cast.creator)).toEqual(['comment.answered'])
    }),
  )

  test(
    'the quote follows edits, deletion and restoration of the quoted comment, without deleted text',
    undone(async (world) => {
      const { cast, threadId, commentId, answer } = await answered(world, 'At 53.1, 4.8, the nest')
      const quotedText = async () => (await seen(world, threadId, answer.id))?.quote
      await cast.creator.call.editComment({ threadId, commentId, text: 'In the reeds' })
      expect(await quotedText()).toMatchObject({ words: 'In the reeds', deleted: false })
      await cast.moderator.call.deleteComment({ threadId, commentId, reason: 'Says where it nests' })
      expect(await quotedText()).toMatchObject({
        words: '',
        mentions: [],
        deleted: true,
        creator: { id: cast.creator.id },
      })
      const download = JSON.stringify([
        await cast.moderator.call.account.download(),
        await world.guest.feed.comments.of({ threadId }),
      ])
      expect(download).not.toContain('In the reeds')
      await cast.moderator.call.restoreComment({ threadId, commentId })
      expect(await quotedText()).toMatchObject({ words: 'In the reeds', deleted: false })
    }),
  )

  test(
    'the author of the quoted comment gets one notice, but none about a deleted answer or when answering oneself',
    undone(async (world) => {
      const { cast, threadId, commentId, answer } = await answered(world)
      expect((await cast.creator.call.notice.list({})).items).toMatchObject([
        { kind: 'comment.answered', read: false, data: { threadId, commentId: answer.id, title: 'A bittern' } },
      ])
      await cast.moderator.call.deleteComment({ threadId, commentId: answer.id })
      expect(await noticesOf(cast.creator)).toEqual([])
      await cast.moderator.call.restoreComment({ threadId, commentId: answer.id })
      expect(await noticesOf(cast.creator)).toEqual(['comment.answered'])
      await cast.creator.call.addComment({ threadId, text: 'By the dike', quotedId: commentId })
      expect(await noticesOf(cast.creator)).toEqual(['comment.answered'])
      // A comment that answers the creator of its own thread gives the creator one notice, not two.
      const own = await cast.subscriber.call.addComment({ threadId, text: 'Thank you' })
      await cast.subscriber.call.notice.read({})
      await cast.owner.call.addComment({ threadId, text: 'Welcome', quotedId: own.id })
      const unread = (await cast.subscriber.call.notice.list({})).items.filter(({ read }) => !read)
      expect(unread.map(({ kind }) => kind)).toEqual(['comment.answered'])
    }),
  )

  test(
    'purge: when the quoted comment is purged, the answer stays and loses its reference to the purged comment',
    undone(async (world) => {
      const { cast, threadId, commentId, answer } = await answered(world)
      await cast.creator.call.deleteComment({ threadId, commentId })
      await cast.moderator.call.deleteComment({ threadId, commentId: answer.id })
      await purgeContent(world.deps.db.kysely, new Date(Date.now() + (RESTORABLE_DAYS + 1) * 86_400_000))
      const rows = await world.deps.db.kysely
        .selectFrom('comment')
        .select(['text', 'quoted_id'])
        .where('thread_id', '=', threadId)
        .execute()
      expect(rows).toEqual([
        { text: '', quoted_id: null },
        { text: '', quoted_id: null },
      ])
    }),
  )
})
