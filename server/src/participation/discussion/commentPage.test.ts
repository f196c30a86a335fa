import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting } = useWorldOnOneEngine()
let threadId = ''
/** The ids of the comments, oldest first. */
const ids: string[] = []
beforeAll(async () => {
  const { make } = lasting()
  const admin = await make.admin()
  const { call } = admin
  const communityId = await make.community(admin)
  ;({ id: threadId } = await call.addThread({ communityId, title: 'A bittern' }))
  for (let i = 0; i < 11; i++) ids.push((await call.addComment({ threadId, text: `Number ${i}` })).id)
  const other = await call.addThread({ communityId, title: 'Another' })
  await call.addComment({ threadId: other.id, text: 'Elsewhere' })
})
const pageOf = (place: object) => lasting().guest.feed.comments.of({ threadId, ...place })

test('feed.comments.of: an unknown thread or comment and an invalid cursor, limit or direction are refused', async () => {
  expect(await refusalOf(pageOf({ threadId: randomUUID() }))).toEqual({ code: 'not-found' })
  expect(await refusalOf(pageOf({ around: randomUUID() }))).toEqual({ code: 'not-found' })
  expect(await refusalOf(pageOf({ cursor: 'x' }))).toEqual({ code: 'bad-input', path: 'cursor', key: 'type' })
  expect(await refusalOf(pageOf({ limit: 201 }))).toMatchObject({ code: 'bad-input', path: 'limit' })
  expect(await refusalOf(pageOf({ direction: 'up' }))).toMatchObject({ code: 'bad-input', path: 'direction' })
})

test.each([
  ['from the oldest on', 'after', 'next'],
  ['from the newest back', 'before', 'previous'],
] as const)('feed.comments.of: pages %s contain each comment once', async (_name, direction, onwards) => {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ direction, cursor, limit: 4 })
    pages.push(page.items.map(({ id }) => id))
    cursor = page[onwards] ?? undefined
  } while (cursor)
  expect(pages.map(({ length }) => length)).toEqual([4, 4, 3])
  expect((direction === 'after' ? pages : pages.toReversed()).flat()).toEqual(ids)
})

test('feed.comments.of: the first page has no previous cursor, the last page no next cursor', async () => {
  expect(await pageOf({ limit: 4 })).toMatchObject({ previous: null, next: expect.any(String) })
  expect(await pageOf({ limit: 4, direction: 'before' })).toMatchObject({ previous: expect.any(String), next: null })
  expect(await pageOf({ limit: 11 })).toMatchObject({ previous: null, next: null })
})

test.each([0, 1, 5, 9, 10])(
  'feed.comments.of: a page around comment %i contains the comment and continues in both directions',
  async (nth) => {
    const { items, previous, next } = await pageOf({ around: ids[nth], limit: 5 })
    const held = items.map(({ id }) => id)
    expect(held).toEqual(ids.slice(Math.max(0, nth - 2), nth + 3))
    const before = previous ? (await pageOf({ direction: 'before', cursor: previous })).items : []
    const after = next ? (await pageOf({ cursor: next })).items : []
    expect([...before, ...items, ...after].map(({ id }) => id)).toEqual(ids)
  },
)

test('feed.comments.of: a page after the last comment of an earlier page has the comments added since then', async () => {
  const { items } = await pageOf({ limit: 10 })
  const last = await pageOf({ around: items[9]?.id, limit: 1 })
  expect((await pageOf({ cursor: last.next ?? undefined })).items.map(({ id }) => id)).toEqual([ids[10]])
})
