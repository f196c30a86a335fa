import { expect, test } from 'vitest'
import { castOf } from '../../testing/cast.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)

/** Makes a thread, a guest who follows the thread and another guest who follows the list of threads of its community. */
async function watched() {
  const cast = await castOf(lasting())
  const list = await watcher()
  await list.follow({ feed: 'threads', scope: 'community', id: cast.communityId })
  const { id: threadId } = await cast.creator.call.addThread({ communityId: cast.communityId, title: 'A bittern' })
  await list.untilContent('thread')
  const open = await watcher()
  await open.follow({ feed: 'comments', scope: 'thread', id: threadId })
  return { cast, threadId, list, open }
}

test('content.changed: a refused call and a comment in another thread send no event', async () => {
  const { cast, threadId, open, list } = await watched()
  const { id: other } = await cast.creator.call.addThread({ communityId: cast.communityId, title: 'Another' })
  await list.untilContent('thread', ({ id }) => id === other)
  await cast.creator.call.addComment({ threadId: other, text: 'Elsewhere' })
  await cast.stranger.call.addComment({ threadId, text: 'Let me in' }).catch(() => undefined)
  await cast.subscriber.call.deleteThread({ threadId }).catch(() => undefined)
  await quiet()
  expect(open.heard).toEqual([])
})

test('content.changed: adding, editing, voting on and deleting a comment each send an event with the public fields of the comment', async () => {
  const { cast, threadId, open, list } = await watched()
  const { id: commentId } = await cast.subscriber.call.addComment({ threadId, text: 'I saw it' })
  const { view } = await open.untilContent('comment')
  expect(view).toMatchObject({ id: commentId, threadId, text: 'I saw it', up: 0, version: 1 })
  expect(view).not.toHaveProperty('mine')
  const counted = ({ view: thread }: { view: { comments: number } | null }) => thread?.comments === 1
  expect((await list.untilContent('thread', counted)).version).toBe(2)
  expect((await open.untilContent('thread', counted)).id).toBe(threadId)

  const received = (version: number) => open.untilContent('comment', (event) => event.version === version)
  await cast.subscriber.call.editComment({ threadId, commentId, text: 'I heard it' })
  expect((await received(2)).view).toMatchObject({ text: 'I heard it', editedAt: expect.any(String) })
  await cast.creator.call.upVoteComment({ threadId, commentId })
  expect((await received(3)).view).toMatchObject({ up: 1, down: 0 })
  await cast.moderator.call.deleteComment({ threadId, commentId, reason: 'It names the nest.' })
  expect((await received(4)).view).toMatchObject({
    text: '',
    deleted: { by: 'moderator', reason: 'It names the nest.' },
  })
})

test('content.changed: followers of a deleted thread and of the list of threads get an event with `view: null`', async () => {
  const { cast, threadId, open, list } = await watched()
  await cast.creator.call.deleteThread({ threadId })
  const event = { kind: 'thread', id: threadId, parentId: null, communityId: cast.communityId, version: 2, view: null }
  expect(await open.untilContent('thread', ({ version }) => version === 2)).toEqual(event)
  expect(await list.untilContent('thread', ({ version }) => version === 2)).toEqual(event)
})

test('content.changed: the last event after concurrent votes has the exact count', async () => {
  const { cast, threadId, open } = await watched()
  const { id: commentId } = await cast.creator.call.addComment({ threadId, text: 'Vote' })
  const voters = [cast.subscriber, cast.moderator, cast.owner, cast.admin]
  await Promise.all(voters.map(({ call }) => call.upVoteComment({ threadId, commentId })))
  await open.untilContent('comment', ({ version }) => version === 1 + voters.length)
  await quiet()
  expect(open.heard.filter(({ event }) => 'kind' in event && event.kind === 'comment').at(-1)?.event).toMatchObject({
    view: { up: voters.length },
  })
})
