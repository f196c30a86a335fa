import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeLimits } from '../../platform/call/limits.ts'
import { animated, claimedPng, jpeg, phoneJpeg } from '../../testing/photos.ts'
import { answerOf, uploadsTo } from '../../testing/uploads.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'
import { decodePhoto } from './decode.ts'
import { photoFile } from './rows.ts'

const { undone, lasting, app } = useWorld()
const post = uploadsTo(app)
const asText = async (bytes: Promise<Buffer> | Buffer) => (await bytes).toString('base64')

test(
  'uploadImageFileBase64: guests and unverified people are refused',
  undone(async ({ guest, make }) => {
    const base64Image = await asText(jpeg())
    expect(await refusalOf(guest.uploadImageFileBase64({ base64Image }))).toEqual({ code: 'not-signed-in' })
    const newcomer = await make.member({ verified: false })
    expect(await refusalOf(newcomer.call.uploadImageFileBase64({ base64Image }))).toEqual({ code: 'not-verified' })
  }),
)

test.each([
  ['a text', async () => 'not a photo', 'photoType'],
  ['an SVG', () => asText(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'photoType'],
  ['an animated WebP', () => asText(animated('webp')), 'photoAnimated'],
  ['20,000 by 20,000 pixels', () => asText(claimedPng(20_000, 20_000)), 'photoTooLarge'],
  ['too many bytes', async () => 'A'.repeat(28 * 1024 * 1024), 'photoTooLarge'],
  ['half a photo', async () => asText((await jpeg()).subarray(0, 400)), 'photoBroken'],
])('uploadImageFileBase64: %s is refused at the field base64Image', async (_name, text, key) => {
  const { call } = await lasting().make.member()
  expect(await refusalOf(call.uploadImageFileBase64({ base64Image: await text() }))).toEqual({
    code: 'bad-input',
    key,
    path: 'base64Image',
  })
})

test(
  'uploadImageFileBase64: the caller owns the photo, a repeated id returns the first photo, and the id of another person is a conflict',
  undone(async ({ make, deps }) => {
    const [one, other] = [await make.member(), await make.member()]
    const [fileUuid, base64Image] = [randomUUID(), await asText(phoneJpeg())]
    const photo = await one.call.uploadImageFileBase64({ base64Image, ownerUuid: other.id, fileUuid })
    expect(photo).toEqual({ id: fileUuid, width: 200, height: 300 })
    expect(await one.call.uploadImageFileBase64({ base64Image: await asText(jpeg()), fileUuid })).toEqual(photo)
    expect(await refusalOf(other.call.uploadImageFileBase64({ base64Image, fileUuid }))).toEqual({ code: 'conflict' })
    expect(await refusalOf(other.call.uploadImageFileBase64([base64Image, one.id, fileUuid] as never))).toEqual({
      code: 'conflict',
    })
    const rows = await deps.db.kysely.selectFrom('photo').select('owner_id').where('id', '=', fileUuid).execute()
    expect(rows).toEqual([{ owner_id: one.id }])
  }),
)

test(
  'uploadImageFileBase64: the 121st photo in an hour is refused with too-many before it is decoded',
  undone(async (world) => {
    const { deps, make } = world
    deps.limits = makeLimits(deps.db, { ...deps.config, NODE_ENV: 'production' })
    const { call, id } = await make.member()
    for (let i = 0; i < 120; i++) await deps.limits.count('photo', id)
    expect(await refusalOf(call.uploadImageFileBase64({ base64Image: 'not a photo' }))).toEqual({ code: 'too-many' })
  }),
)

test(
  'uploadImageFileBase64: more than 1500 megapixels in an hour are refused with too-many before they are decoded',
  undone(async (world) => {
    const { deps, make } = world
    deps.limits = makeLimits(deps.db, { ...deps.config, NODE_ENV: 'production' })
    const { call, id } = await make.member()
    await deps.limits.count('megapixels', id, 1490)
    const base64Image = await asText(claimedPng(5000, 4000))
    expect(await refusalOf(call.uploadImageFileBase64({ base64Image }))).toEqual({ code: 'too-many' })
    const other = await make.member()
    await other.call.uploadImageFileBase64({ base64Image: await asText(jpeg()) })
  }),
)

test('POST /photos: of two concurrent photos with one id only one is kept, and both requests return that photo', async () => {
  const { make, deps } = lasting()
  const { cookie } = await make.member()
  const files = [await jpeg(400, 200), await jpeg(200, 400)]
  for (let round = 0; round < 5; round++) {
    const id = randomUUID()
    const answers = await Promise.all(files.map((file) => post(id, file, { cookie })))
    const [photo] = answers.map((answer) => answer.json() as PhotoView)
    expect(answers.map((answer) => answer.json())).toEqual([photo, photo])
    const key = await photoFile(deps.db.kysely, id)
    if (!photo || !key) throw new Error('no photo')
    for (const size of ['list', 'full'] as const) {
      const { width, height } = await sharp((await deps.photos.get(key, size)) ?? undefined).metadata()
      expect({ size, wide: width > height }).toEqual({ size, wide: photo.width > photo.height })
    }
    // The files of the photo that was not kept are removed.
    expect((await readdir(join(deps.config.DATA_DIR, 'photos', key.ownerId))).length).toBe(round + 1)
  }
})

test('load.photo: of 20 concurrent photos of one person 18 are refused with too-many, and a photo of another person is decoded', async () => {
  const photo = await jpeg()
  const order: string[] = []
  const { load } = app().deps
  const one = (personId: string) => load.photo(personId, () => decodePhoto(photo)).then(() => order.push(personId))
  const burst = await Promise.allSettled([...Array.from({ length: 20 }, () => one('greedy')), one('other')])
  const refused = burst.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 18 }, () => 'too-many'))
  expect(order.toSorted()).toEqual(['greedy', 'greedy', 'other'])
})

test('POST /photos: eight concurrent uploads of one person all succeed', async () => {
  const { cookie } = await lasting().make.member()
  const photo = await jpeg()
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(randomUUID(), photo, { cookie })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
})

test('POST /photos: guests, unverified people and other origins are refused before the body is read', async () => {
  const { make } = lasting()
  const [newcomer, member] = [await make.member({ verified: false }), await make.member()]
  const large = Buffer.alloc(2 * 1024 * 1024)
  for (const bytes of [Buffer.from('x'), large]) {
    expect(answerOf(await post(randomUUID(), bytes))).toEqual({ status: 401, code: 'not-signed-in' })
    expect(answerOf(await post(randomUUID(), bytes, { cookie: newcomer.cookie }))).toEqual({
      status: 403,
      code: 'not-verified',
    })
  }
  const foreign = { cookie: member.cookie, origin: 'https://elsewhere.example' }
  expect(answerOf(await post(randomUUID(), large, foreign))).toEqual({ status: 403, code: 'forbidden' })
})

test('POST /photos: a body that is no photo, too large, of another type or without a valid id is refused', async () => {
  const { cookie } = await lasting().make.member()
  const id = randomUUID()
  expect(answerOf(await post(id, Buffer.from('words'), { cookie }))).toEqual({
    status: 400,
    code: 'bad-input',
    key: 'photoType',
  })
  expect(answerOf(await post(id, Buffer.alloc(0), { cookie })).status).toBe(400)
  expect(answerOf(await post(id, claimedPng(20_000, 20_000), { cookie }))).toEqual({
    status: 400,
    code: 'bad-input',
    key: 'photoTooLarge',
  })
  expect(answerOf(await post(id, Buffer.alloc(20 * 1024 * 1024 + 1), { cookie }))).toEqual({
    status: 413,
    code: 'too-large',
    key: 'photoTooLarge',
  })
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'image']) {
    const { status, code } = answerOf(await post(id, await jpeg(), { cookie, 'content-type': type }))
    expect({ type, small: status >= 400 && status < 500, code }).toEqual({ type, small: true, code: 'bad-input' })
  }
  expect(answerOf(await post('not-an-id', await jpeg(), { cookie }))).toEqual({
    status: 400,
    code: 'bad-input',
    key: 'type',
  })
})

test('POST /photos: a repeated upload returns the same photo, and the id of a photo of another person is a conflict', async () => {
  const { make } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  const id = randomUUID()
  for (let i = 0; i < 2; i++) {
    const answer = await post(id, await phoneJpeg(), { cookie: one.cookie })
    expect({ status: answer.statusCode, photo: answer.json() }).toEqual({
      status: 200,
      photo: { id, width: 200, height: 300 },
    })
  }
  expect(answerOf(await post(id, await jpeg(), { cookie: other.cookie }))).toEqual({ status: 409, code: 'conflict' })
})
