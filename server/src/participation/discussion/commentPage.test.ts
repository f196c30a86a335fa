import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting } = useWorldOnOneEngine()
let threadId = ''
/** Oldest first. */
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
const of = (place: object) => lasting().guest.feed.comments.of({ threadId, ...place })

test('a thread or a comment that is not there, and a page that begins nowhere, are refused', async () => {
  expect(await refusalOf(of({ threadId: randomUUID() }))).toEqual({ code: 'not-found' })
  expect(await refusalOf(of({ around: randomUUID() }))).toEqual({ code: 'not-found' })
  expect(await refusalOf(of({ cursor: 'x' }))).toEqual({ code: 'bad-input', path: 'cursor', key: 'type' })
  expect(await refusalOf(of({ limit: 201 }))).toMatchObject({ code: 'bad-input', path: 'limit' })
  expect(await refusalOf(of({ direction: 'up' }))).toMatchObject({ code: 'bad-input', path: 'direction' })
})

test.each([
  ['from the oldest on', 'after', 'next'],
  ['from the newest back', 'before', 'previous'],
] as const)('read %s there is nothing twice and nothing missing', async (_name, direction, onwards) => {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const page = await of({ direction, cursor, limit: 4 })
    pages.push(page.items.map(({ id }) => id))
    cursor = page[onwards] ?? undefined
  } while (cursor)
  expect(pages.map(({ length }) => length)).toEqual([4, 4, 3])
  expect((direction === 'after' ? pages : pages.toReversed()).flat()).toEqual(ids)
})

test('the first page has none before it, the newest none after it', async () => {
  expect(await of({ limit: 4 })).toMatchObject({ previous: null, next: expect.any(String) })
  expect(await of({ limit: 4, direction: 'before' })).toMatchObject({ previous: expect.any(String), next: null })
  expect(await of({ limit: 11 })).toMatchObject({ previous: null, next: null })
})

test.each([0, 1, 5, 9, 10])('a page around comment %i holds it, and is read on at both ends', async (nth) => {
  const { items, previous, next } = await of({ around: ids[nth], limit: 5 })
  const held = items.map(({ id }) => id)
  expect(held).toEqual(ids.slice(Math.max(0, nth - 2), nth + 3))
  const before = previous ? (await of({ direction: 'before', cursor: previous })).items : []
  const after = next ? (await of({ cursor: next })).items : []
  expect([...before, ...items, ...after].map(({ id }) => id)).toEqual(ids)
})

test('what was said since is found from the last comment known', async () => {
  const { items } = await of({ limit: 10 })
  const last = await of({ around: items[9]?.id, limit: 1 })
  expect((await of({ cursor: last.next ?? undefined })).items.map(({ id }) => id)).toEqual([ids[10]])
})
