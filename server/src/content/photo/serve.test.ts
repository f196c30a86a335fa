import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { photoFile } from './rows.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting, app } = useWorldOnOneEngine()
const get = (url: string, headers: Record<string, string> = {}) => app().http.inject({ url, headers })
const FULL = { list: [480, 320], full: [600, 400] }

async function addPhoto({ call }: TestPerson): Promise<string> {
  return (await call.uploadImageFileBase64({ base64Image: (await jpeg(600, 400)).toString('base64') })).id
}

async function showIn(maker: TestPerson, communityId: string, photoId: string): Promise<string> {
  const { kysely } = lasting().deps.db
  const id = randomUUID()
  const thread = {
    id,
    community_id: communityId,
    created_by: maker.id,
    title: 'The path',
    description: '',
    deleted_at: null,
  }
  await kysely.insertInto('thread').values(thread).execute()
  await kysely
    .updateTable('photo')
    .set({ subject_kind: 'thread', subject_id: id, position: 0 })
    .where('id', '=', photoId)
    .execute()
  return id
}

test('GET /photos: an unknown photo or size is 404', async () => {
  const owner = await lasting().make.owner()
  const id = await addPhoto(owner)
  for (const path of [
    `${randomUUID()}/list.jpg`,
    `${id}/list.png`,
    `${id}/huge.jpg`,
    `${id}/..%2flist.jpg`,
    `x/list.jpg`,
    `${id}/__proto__`,
  ]) {
    const answer = await get(`/photos/${path}`, { cookie: owner.cookie })
    expect({ path, status: answer.statusCode }).toEqual({ path, status: 404 })
  }
})

test('GET /photos: an unused photo is served to its owner only, with a private cache', async () => {
  const { make } = lasting()
  const [owner, other] = [await make.owner(), await make.member()]
  const id = await addPhoto(owner)
  for (const cookie of ['', other.cookie]) {
    const answer = await get(`/photos/${id}/full.jpg`, { cookie })
    expect({ status: answer.statusCode, code: answer.json().error.data.code }).toEqual({
      status: 404,
      code: 'not-found',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const own = await get(`/photos/${id}/full.jpg`, { cookie: owner.cookie })
  expect(own.statusCode).toBe(200)
  expect(own.headers['cache-control']).toBe('private, max-age=31536000, immutable')
})

test('GET /photos: a photo of a thread is public and cached, until the thread or its community is deleted', async () => {
  const { make, deps } = lasting()
  const { kysely } = deps.db
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const id = await addPhoto(owner)
  const threadId = await showIn(owner, communityId, id)
  for (const [size, dimensions] of Object.entries(FULL)) {
    const answer = await get(`/photos/${id}/${size}.jpg`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual(dimensions)
    const again = await get(`/photos/${id}/${size}.jpg`, { 'if-none-match': String(answer.headers.etag) })
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
  }
  const head = await app().http.inject({ method: 'HEAD', url: `/photos/${id}/list.jpg` })
  expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' })

  const deletion = { deleted_at: new Date() }
  await kysely.updateTable('thread').set(deletion).where('id', '=', threadId).execute()
  expect((await get(`/photos/${id}/list.jpg`)).statusCode).toBe(404)
  await kysely.updateTable('thread').set({ deleted_at: null }).where('id', '=', threadId).execute()
  expect((await get(`/photos/${id}/list.jpg`)).statusCode).toBe(200)
  await kysely.updateTable('community').set(deletion).where('id', '=', communityId).execute()
  expect((await get(`/photos/${id}/list.jpg`)).statusCode).toBe(404)
})

test('GET /photos: a photo whose file is lost is 404 and not cached', async () => {
  const { make, deps } = lasting()
  const owner = await make.owner()
  const id = await addPhoto(owner)
  const file = await photoFile(deps.db.kysely, id)
  await deps.photos.remove(file ?? { ownerId: owner.id, id })
  const answer = await get(`/photos/${id}/list.jpg`, { cookie: owner.cookie })
  expect({ status: answer.statusCode, cache: answer.headers['cache-control'], etag: answer.headers.etag }).toEqual({
    status: 404,
    cache: 'no-store',
    etag: undefined,
  })
})

test('addMessage, GET /photos: a used or another’s photo is refused, and a message’s photo is served to sender and recipients only', async () => {
  const { make } = lasting()
  const [owner, member, stranger] = [await make.owner(), await make.member(), await make.member()]
  const communityId = await make.community(owner)
  await member.call.subscribe({ landId: communityId })
  const send = (id: string) =>
    owner.call.addMessage({
      communityId,
      data: { title: 'Cranes', body: 'Look.', photoId: id, photoAlt: 'Two cranes' },
    })
  const refused = { code: 'bad-input', path: 'data.photoId' }
  expect(await refusalOf(send(await addPhoto(stranger)))).toEqual({ ...refused, key: 'photoGone' })
  const photoId = await addPhoto(owner)
  const { photo, id } = await send(photoId)
  expect(photo).toEqual({ id: photoId, width: 600, height: 400, alt: 'Two cranes' })
  expect(await refusalOf(send(photoId))).toEqual({ ...refused, key: 'photoUsed' })
  expect((await member.call.feed.messages.one({ id })).photo).toEqual(photo)
  const statusFor = async (cookie: string) => (await get(`/photos/${photoId}/list.jpg`, { cookie })).statusCode
  for (const { cookie } of [owner, member]) expect(await statusFor(cookie)).toBe(200)
  for (const cookie of ['', stranger.cookie]) expect(await statusFor(cookie)).toBe(404)
})
