import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callOf, castOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { begun, TEST_THREAD } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)
const nothing = { code: 'not-found' }

const REFUSED: Record<'addThread' | 'editThread' | 'deleteThread' | 'restoreThread', [Role | 'guest', string][]> = {
  addThread: [
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ],
  editThread: [
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'forbidden'],
    ['subscriber', 'forbidden'],
    ['moderator', 'forbidden'],
    ['otherOwner', 'forbidden'],
    ['owner', 'forbidden'],
    ['admin', 'forbidden'],
  ],
  deleteThread: [
    ['guest', 'not-signed-in'],
    ['stranger', 'forbidden'],
    ['unverified', 'forbidden'],
    ['subscriber', 'forbidden'],
    ['otherOwner', 'forbidden'],
  ],
  // The creator deleted the thread: 'not-found' for people who may not delete it, 'forbidden' for those who may.
  restoreThread: [
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

describe('addThread, editThread, deleteThread, restoreThread: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, thread, threadId } = await begun(world)
      const call = callOf(world, cast, role)
      if (name === 'restoreThread') await cast.creator.call.deleteThread({ threadId })
      const input = {
        addThread: () => call.addThread({ communityId: cast.communityId, ...TEST_THREAD }),
        editThread: () => call.editThread({ id: threadId, ...TEST_THREAD, title: 'Mine now' }),
        deleteThread: () => call.deleteThread({ threadId, reason: 'I like it not' }),
        restoreThread: () => call.restoreThread({ threadId }),
      }[name as keyof typeof REFUSED]
      expect(await refusalOf(input())).toEqual({ code })
      if (name === 'restoreThread')
        expect(await refusalOf(world.guest.feed.threads.one({ id: threadId }))).toEqual(nothing)
      else
        expect((await world.guest.feed.threads.of({ communityId: cast.communityId })).items).toEqual([
          { ...thread, mine: null },
        ])
    })(),
  )

  test.each([
    ['no title', { title: ' ' }, 'title', 'required'],
    ['a title of 121', { title: 'x'.repeat(121) }, 'title', 'tooLong'],
    ['a description of 1001', { description: 'x'.repeat(1001) }, 'description', 'tooLong'],
    ['a control character', { description: 'a\u0000b' }, 'description', 'characters'],
    ['seven photos', { photoIds: Array.from({ length: 7 }, () => randomUUID()) }, 'photoIds', 'tooMany'],
    ['an unknown photo', { photoIds: [randomUUID()] }, 'photoIds', 'photoGone'],
    ['an unknown field', { pinned: true }, '', 'unknown'],
  ])('addThread with %s is refused at its field', (_name, part, path, key) =>
    undone(async (world) => {
      const { communityId, creator } = await castOf(world)
      const refused = await refusalOf(creator.call.addThread({ communityId, ...TEST_THREAD, ...part }))
      expect(refused).toEqual({ code: 'bad-input', path, key })
      expect((await world.guest.feed.threads.of({ communityId })).items).toEqual([])
    })(),
  )

  test(
    'addThread in an unknown, deleted or unpublished community is refused with not-found or not-public',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      const add = (communityId: string, { call } = cast.admin) => call.addThread({ communityId, ...TEST_THREAD })
      expect(await refusalOf(add(randomUUID()))).toEqual(nothing)
      const waiting = await world.make.community(await world.make.owner({ verified: false }), square(9, 50))
      expect(await refusalOf(add(waiting, cast.owner))).toEqual(nothing)
      expect(await refusalOf(add(waiting))).toEqual({ code: 'not-public' })
      const { kysely } = world.deps.db
      await kysely.updateTable('community').set({ deleted_at: new Date() }).where('id', '=', cast.communityId).execute()
      expect(await refusalOf(add(cast.communityId))).toEqual(nothing)
      expect(await refusalOf(cast.creator.call.editThread({ id: threadId, ...TEST_THREAD }))).toEqual(nothing)
      expect(await refusalOf(cast.creator.call.deleteThread({ threadId }))).toEqual(nothing)
      expect(await refusalOf(world.guest.feed.threads.one({ id: threadId }))).toEqual(nothing)
      expect(await refusalOf(world.guest.feed.threads.of({ communityId: cast.communityId }))).toEqual(nothing)
    }),
  )

  test(
    'deleteThread by a moderator without a reason, or by a former moderator, is refused',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      const { call, id } = cast.moderator
      expect(await refusalOf(call.deleteThread({ threadId }))).toEqual({
        code: 'bad-input',
        path: 'reason',
        key: 'required',
      })
      await world.deps.db.kysely.deleteFrom('moderator').where('person_id', '=', id).execute()
      expect(await refusalOf(call.deleteThread({ threadId, reason: 'Off topic' }))).toEqual({ code: 'forbidden' })
    }),
  )

  test(
    'addThread with the id of an existing thread is refused with conflict, and editThread with another community with not-found',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      const { subscriber, creator, communityId } = cast
      expect(await refusalOf(subscriber.call.addThread({ id: threadId, communityId, ...TEST_THREAD }))).toEqual({
        code: 'conflict',
      })
      const other = await world.make.community(cast.owner, square(9, 50))
      await creator.call.subscribe({ landId: other })
      expect(await refusalOf(creator.call.addThread({ id: threadId, communityId: other, ...TEST_THREAD }))).toEqual({
        code: 'conflict',
      })
      expect(await refusalOf(creator.call.editThread({ id: threadId, communityId: other, ...TEST_THREAD }))).toEqual(
        nothing,
      )
    }),
  )
})

describe('threads', () => {
  test.each(['subscriber', 'moderator', 'owner', 'admin'] as const)('addThread: a thread of the %s is added', (role) =>
    undone(async (world) => {
      const cast = await castOf(world)
      const thread = await cast[role].call.addThread([cast.communityId, TEST_THREAD.title] as never)
      expect(thread).toMatchObject({
        title: TEST_THREAD.title,
        description: '',
        comments: 0,
        version: 1,
        photos: [],
        editedAt: null,
      })
      expect(thread.creator).toEqual({ id: cast[role].id, name: cast[role].name })
      expect(thread.mine).toEqual({ reported: false })
      expect(await world.guest.feed.threads.one({ id: thread.id })).toEqual({ ...thread, mine: null })
    })(),
  )

  test(
    'addThread: a repeated request returns the first result, or not-found if the thread was deleted',
    undone(async (world) => {
      const { cast, thread } = await begun(world)
      const again = { id: thread.id, communityId: cast.communityId, ...TEST_THREAD }
      expect(await cast.creator.call.addThread(again)).toEqual(thread)
      const inCapitals = { ...again, id: again.id.toUpperCase(), communityId: again.communityId.toUpperCase() }
      expect(await cast.creator.call.addThread(inCapitals)).toEqual(thread)
      await cast.creator.call.deleteThread({ threadId: thread.id })
      expect(await refusalOf(cast.creator.call.addThread(again))).toEqual(nothing)
    }),
  )

  test(
    'addThread: HTML in title and description is kept as plain text',
    undone(async (world) => {
      const { communityId, creator } = await castOf(world)
      const title = '<b>Paths</b> & <i>bridges</i>'
      const description = '<script>alert(1)</script>\n<img src=x onerror="alert(2)">'
      const { id } = await creator.call.addThread({ communityId, title, description })
      expect(await world.guest.feed.threads.one({ id })).toMatchObject({ title, description })
    }),
  )

  test(
    'editThread: the creator may edit after leaving the community, editedAt is set, and no one is notified',
    undone(async (world) => {
      const { cast, threadId } = await begun(world)
      const { creator, subscriber } = cast
      await subscriber.call.addComment({ threadId, text: 'Yes' })
      const before = (await creator.call.notice.list({})).items
      // A creator who left the community may still edit the text.
      await creator.call.unsubscribe({ landId: cast.communityId })
      const edited = await creator.call.editThread({ id: threadId, title: 'The path', description: '' })
      expect(edited).toMatchObject({
        title: 'The path',
        description: '',
        comments: 1,
        version: 3,
        editedAt: expect.any(String),
      })
      expect((await creator.call.notice.list({})).items).toEqual(before)
      expect((await subscriber.call.notice.list({})).items).toEqual([])
    }),
  )

  test(
    'feed.threads.of: pages contain the threads of one community only, newest first',
    undone(async (world) => {
      const { communityId, creator, owner } = await castOf(world)
      const other = await world.make.community(owner, square(9, 50))
      await owner.call.addThread({ communityId: other, ...TEST_THREAD })
      const ids: string[] = []
      for (let i = 0; i < 5; i++) ids.unshift((await creator.call.addThread({ communityId, ...TEST_THREAD })).id)
      const read: string[] = []
      let cursor: string | undefined
      do {
        const page = await world.guest.feed.threads.of({ communityId, cursor, limit: 2 })
        read.push(...page.items.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(read).toEqual(ids)
      expect(await refusalOf(world.guest.feed.threads.of({ communityId: randomUUID() }))).toEqual(nothing)
      expect(await refusalOf(world.guest.feed.threads.of({ communityId, cursor: 'x' }))).toMatchObject({
        code: 'bad-input',
      })
    }),
  )
})
