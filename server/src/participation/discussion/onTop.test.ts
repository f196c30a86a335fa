import { expect, test } from 'vitest'
import { loadEvent } from '../../liveViews.ts'
import { callOf, castOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { begun, TEST_THREAD } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

test.each([
  ['guest', 'not-signed-in'],
  ['stranger', 'forbidden'],
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['creator', 'forbidden'],
  ['moderator', 'forbidden'],
  ['otherOwner', 'forbidden'],
] as [Role | 'guest', string][])('keepThreadOnTop by the %s is refused with %s', (role, code) =>
  undone(async (world) => {
    const { cast, thread, threadId } = await begun(world)
    const { keepThreadOnTop } = callOf(world, cast, role)
    expect(await refusalOf(keepThreadOnTop({ threadId, onTop: true }))).toEqual({ code })
    expect((await world.guest.feed.threads.one({ id: threadId })).version).toBe(thread.version)
  })(),
)

test(
  'keepThreadOnTop: a fourth thread is refused with onTopFull, and a deleted thread with not-found',
  undone(async (world) => {
    const { owner, admin, communityId } = await castOf(world)
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.push((await owner.call.addThread({ communityId, ...TEST_THREAD })).id)
    for (const threadId of ids.slice(0, 3)) await owner.call.keepThreadOnTop({ threadId, onTop: true })
    const [first = '', , , fourth = ''] = ids
    const full = { code: 'bad-input', path: 'onTop', key: 'onTopFull' }
    expect(await refusalOf(admin.call.keepThreadOnTop({ threadId: fourth, onTop: true }))).toMatchObject(full)
    // Keeping a thread on top again changes nothing and is not refused.
    await owner.call.keepThreadOnTop({ threadId: first, onTop: true })
    await owner.call.deleteThread({ threadId: first })
    expect(await refusalOf(owner.call.keepThreadOnTop({ threadId: first, onTop: false }))).toMatchObject({
      code: 'not-found',
    })
    // A deleted thread frees its place on top; restored after another thread took that place, it is no longer on top.
    await owner.call.keepThreadOnTop({ threadId: fourth, onTop: true })
    expect(await owner.call.restoreThread({ threadId: first })).toMatchObject({ onTop: null })
    expect(onTop(await listed(world, communityId))).toHaveLength(3)
  }),
)

const listed = async (world: World, communityId: string, limit?: number) =>
  (await world.guest.feed.threads.of({ communityId, limit })).items
const onTop = (threads: { id: string; onTop: string | null }[]) =>
  threads.flatMap(({ id, onTop: since }) => (since ? id : []))

test(
  'keepThreadOnTop: threads on top come first, and only once across all pages, until they are taken off the top',
  undone(async (world) => {
    const { owner, admin, creator, communityId } = await castOf(world)
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.unshift((await creator.call.addThread({ communityId, ...TEST_THREAD })).id)
    const [newest = '', second = '', third = '', oldest = ''] = ids
    await owner.call.keepThreadOnTop({ threadId: oldest, onTop: true })
    const kept = await admin.call.keepThreadOnTop([third, true] as never)
    expect(kept).toMatchObject({ id: third, onTop: expect.any(String), version: 2, editedAt: null })
    expect((await listed(world, communityId)).map(({ id }) => id)).toEqual([third, oldest, newest, second])

    const page = await world.guest.feed.threads.of({ communityId, limit: 1 })
    expect(page.items.map(({ id }) => id)).toEqual([third, oldest, newest])
    const rest = await world.guest.feed.threads.of({ communityId, limit: 1, cursor: page.next ?? '' })
    expect(rest).toMatchObject({ items: [{ id: second }], next: null })

    const changed = { name: 'content.changed', kind: 'thread', id: third, communityId, parentId: null } as const
    expect(await loadEvent(world.deps.db, changed, () => true)).toMatchObject([
      {
        rooms: [`threads:${communityId}`, `threads:${third}`, `comments:${third}`],
        event: { version: 2, view: { onTop: kept.onTop } },
      },
    ])
    // A retry changes nothing; a thread that is deleted and restored is on top again.
    expect(await owner.call.keepThreadOnTop({ threadId: third, onTop: true })).toMatchObject({ version: 2 })
    await creator.call.deleteThread({ threadId: third })
    expect(onTop(await listed(world, communityId))).toEqual([oldest])
    expect(await creator.call.restoreThread({ threadId: third })).toMatchObject({ onTop: kept.onTop })
    await owner.call.keepThreadOnTop({ threadId: third, onTop: false })
    await owner.call.keepThreadOnTop({ threadId: oldest, onTop: false })
    expect((await listed(world, communityId)).map(({ id }) => id)).toEqual(ids)
    const log = await owner.call.feed.moderation.log({ communityId })
    expect(log.items.filter(({ action }) => action === 'thread.keepOnTop')).toHaveLength(4)
  }),
)
