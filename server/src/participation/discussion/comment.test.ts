import { randomUUID } from 'node:crypto'
import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { describe, expect, test } from 'vitest'
import { callOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const nothing = { code: 'not-found' }

const countIn = async ({ guest }: World, threadId: string) => (await guest.feed.threads.one({ id: threadId })).comments

const REFUSED: Record<'addComment' | 'editComment' | 'deleteComment' | 'restoreComment', [Role | 'guest', string][]> = {
  addComment: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ],
  editComment: [
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'forbidden'],
    ['subscriber', 'forbidden'],
    ['moderator', 'forbidden'],
    ['otherOwner', 'forbidden'],
    ['owner', 'forbidden'],
    ['admin', 'forbidden'],
  ],
  deleteComment: [
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'forbidden'],
    ['subscriber', 'forbidden'],
    ['otherOwner', 'forbidden'],
  ],
  restoreComment: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-found'],
    ['unverified', 'not-found'],
    ['subscriber', 'not-found'],
    ['otherOwner', 'not-found'],
    ['moderator', 'forbidden'],
    ['owner', 'forbidden'],
    ['admin', 'forbidden'],
  ],
}
const refusals = Object.entries(REFUSED).flatMap(([call, people]) =>
  people.map(([role, code]) => [call, role, code] as const),
)

describe('addComment, editComment, deleteComment, restoreComment: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const call = callOf(world, cast, role)
      if (name === 'restoreComment') await cast.creator.call.deleteComment({ threadId, commentId })
      const before = await world.guest.feed.comments.of({ threadId })
      const input = {
        addComment: () => call.addComment({ threadId, text: 'Hello' }),
        editComment: () => call.editComment({ threadId, commentId, text: 'Never said' }),
        deleteComment: () => call.deleteComment({ threadId, commentId, reason: 'I like it not' }),
        restoreComment: () => call.restoreComment({ threadId, commentId }),
      }[name as keyof typeof REFUSED]
      expect(await refusalOf(input())).toEqual({ code })
      expect(await world.guest.feed.comments.of({ threadId })).toEqual(before)
    })(),
  )

  test.each([
    ['no text', ' \n ', 'required'],
    ['a text of 1001', 'x'.repeat(1001), 'tooLong'],
    ['a control character', 'a\u0000b', 'characters'],
  ])('addComment and editComment with %s are refused', (_name, text, key) =>
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.creator
      expect(await refusalOf(call.addComment({ threadId, text }))).toEqual({ code: 'bad-input', path: 'text', key })
      expect(await refusalOf(call.editComment({ threadId, commentId, text }))).toEqual({
        code: 'bad-input',
        path: 'text',
        key,
      })
      expect(await countIn(world, threadId)).toBe(1)
    })(),
  )

  test(
    'a call with a comment id and the id of another thread is refused with not-found',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const other = await cast.creator.call.addThread({ communityId: cast.communityId, title: 'Another' })
      const { call } = cast.creator
      for (const named of [
        { threadId: other.id, commentId },
        { threadId, commentId: randomUUID() },
        { threadId: randomUUID(), commentId },
      ]) {
        expect(await refusalOf(call.editComment({ ...named, text: 'No' }))).toEqual(nothing)
        expect(await refusalOf(call.deleteComment(named))).toEqual(nothing)
        expect(await refusalOf(call.restoreComment(named))).toEqual(nothing)
        expect(await refusalOf(cast.subscriber.call.upVoteComment(named))).toEqual(nothing)
      }
    }),
  )

  test(
    'addComment with the id of an existing comment is refused with conflict, even if its author uses the id again in another thread',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const again = { id: commentId, threadId, text: 'I saw it too' }
      expect(await refusalOf(cast.subscriber.call.addComment(again))).toEqual({ code: 'conflict' })
      const other = await cast.creator.call.addThread({ communityId: cast.communityId, title: 'Another' })
      expect(await refusalOf(cast.creator.call.addComment({ ...again, threadId: other.id }))).toEqual({
        code: 'conflict',
      })
      expect([await countIn(world, threadId), await countIn(world, other.id)]).toEqual([1, 0])
    }),
  )

  test(
    'deleteComment by a moderator without a reason is refused',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const refused = await refusalOf(cast.moderator.call.deleteComment({ threadId, commentId, reason: ' ' }))
      expect(refused).toEqual({ code: 'bad-input', path: 'reason', key: 'required' })
    }),
  )
})

describe('comments', () => {
  test.each(['subscriber', 'moderator', 'owner', 'admin'] as const)(
    'addComment: a comment of the %s is added and counted',
    (role) =>
      undone(async (world) => {
        const { cast, threadId } = await addTestComment(world)
        const comment = await cast[role].call.addComment([threadId, 'So did I'] as never)
        expect(comment).toMatchObject({
          text: 'So did I',
          up: 0,
          down: 0,
          deleted: null,
          version: 1,
          mine: { vote: 0, reported: false },
        })
        expect(comment.creator).toEqual({ id: cast[role].id, name: cast[role].name })
        const { items } = await world.guest.feed.comments.of({ threadId })
        expect(items[1]).toEqual({ ...comment, mine: null })
        expect(await countIn(world, threadId)).toBe(2)
      })(),
  )

  test(
    'addComment: a repeated request returns the first result, and the comment is counted and rewarded once',
    undone(async (world) => {
      const { cast, threadId, comment } = await addTestComment(world)
      expect(await cast.creator.call.addComment({ id: comment.id, threadId, text: comment.text })).toEqual(comment)
      expect(await countIn(world, threadId)).toBe(1)
      expect((await cast.creator.call.account.me())?.score).toBe(1)
    }),
  )

  test(
    'addComment: HTML in the text is kept as plain text',
    undone(async (world) => {
      const text = '<script>alert(1)</script> {{constructor}} & <a href="javascript:alert(2)">here</a>'
      const { threadId } = await addTestComment(world, text)
      expect((await world.guest.feed.comments.of({ threadId })).items[0]?.text).toBe(text)
    }),
  )

  test(
    'feed.comments.of: shows the current name of the author',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      await cast.creator.call.user.update({ profile: { name: 'Jitske Bakker' } })
      expect((await world.guest.feed.comments.of({ threadId })).items[0]?.creator.name).toBe('Jitske Bakker')
    }),
  )

  test(
    'editComment: an edit sets editedAt, and the same text changes nothing',
    undone(async (world) => {
      const { cast, threadId, commentId, comment } = await addTestComment(world)
      const { call } = cast.creator
      const before = (await cast.subscriber.call.notice.list({})).items
      expect(await call.editComment({ threadId, commentId, text: comment.text })).toEqual(comment)
      const edited = await call.editComment({ threadId, commentId, text: 'I heard it' })
      expect(edited).toEqual({ ...comment, text: 'I heard it', editedAt: expect.any(String), version: 2 })
      expect((await cast.subscriber.call.notice.list({})).items).toEqual(before)
    }),
  )

  test(
    'deleteComment, restoreComment: a deleted comment stays in the list without its text, and its author can restore it',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.creator
      const deleted = await call.deleteComment({ threadId, commentId })
      expect(deleted).toMatchObject({ text: '', deleted: { by: 'creator', reason: '' }, version: 2 })
      expect(await call.deleteComment({ threadId, commentId })).toEqual(deleted)
      expect((await world.guest.feed.comments.of({ threadId })).items).toMatchObject([
        { id: commentId, text: '', deleted: { by: 'creator' } },
      ])
      expect(await countIn(world, threadId)).toBe(0)
      expect(await refusalOf(call.editComment({ threadId, commentId, text: 'Back' }))).toEqual(nothing)
      expect(await refusalOf(cast.subscriber.call.upVoteComment({ threadId, commentId }))).toEqual(nothing)

      const back = await call.restoreComment({ threadId, commentId })
      expect(back).toMatchObject({ text: 'I saw it too', deleted: null, version: 3 })
      expect(await call.restoreComment({ threadId, commentId })).toEqual(back)
      expect(await countIn(world, threadId)).toBe(1)
      expect((await call.account.me())?.score).toBe(1)
    }),
  )

  test.each(['moderator', 'owner', 'admin'] as const)(
    'deleteComment: a deletion by the %s notifies the author and is logged, and the author may not restore the comment',
    (role) =>
      undone(async (world) => {
        const { cast, threadId, commentId } = await addTestComment(world)
        const { communityId, creator } = cast
        const deleted = await cast[role].call.deleteComment({ threadId, commentId, reason: 'It names the nest.' })
        expect(deleted.deleted).toMatchObject({ by: 'moderator', reason: 'It names the nest.' })
        expect((await creator.call.notice.list({})).items).toMatchObject([
          {
            kind: 'content.deleted',
            data: {
              communityId,
              subject: { kind: 'comment', id: commentId, parentId: threadId },
              title: 'A bittern',
              reason: 'It names the nest.',
            },
          },
        ])
        expect(await refusalOf(creator.call.restoreComment({ threadId, commentId }))).toEqual({ code: 'forbidden' })
        await cast.owner.call.restoreComment({ threadId, commentId })
        expect((await creator.call.notice.list({})).items.map(({ kind }) => kind).toSorted()).toEqual([
          'content.deleted',
          'content.restored',
        ])
        const { kysely } = world.deps.db
        const log = await kysely
          .selectFrom('audit')
          .select(['action', 'person_id', 'community_id', 'subject_kind', 'detail'])
          .where('subject', '=', commentId)
          .orderBy('id')
          .execute()
        expect(log).toMatchObject([
          {
            action: 'comment.delete',
            person_id: cast[role].id,
            community_id: communityId,
            subject_kind: 'comment',
            detail: { reason: 'It names the nest.' },
          },
          { action: 'comment.restore', person_id: cast.owner.id, community_id: communityId },
        ])
      })(),
  )

  test(
    'restoreComment: a moderator who restores an own comment that the owner deleted is refused with forbidden',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const { id: commentId } = await cast.moderator.call.addComment({ threadId, text: 'I decide here' })
      await cast.owner.call.deleteComment({ threadId, commentId, reason: 'Be kind.' })
      expect(await refusalOf(cast.moderator.call.restoreComment({ threadId, commentId }))).toEqual({
        code: 'forbidden',
      })
    }),
  )

  test(
    'restoreComment: a comment deleted longer ago than the restore period is refused with not-found',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      await cast.creator.call.deleteComment({ threadId, commentId })
      const long = new Date(Date.now() - (RESTORABLE_DAYS * 24 + 1) * 3600 * 1000)
      await world.deps.db.kysely.updateTable('comment').set({ deleted_at: long }).where('id', '=', commentId).execute()
      expect(await refusalOf(cast.creator.call.restoreComment({ threadId, commentId }))).toEqual(nothing)
      expect(await countIn(world, threadId)).toBe(0)
    }),
  )
})
