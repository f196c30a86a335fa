import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CARD_SIZES, PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { square, useWorldOnOneEngine } from '../../testing/world.ts'
import { jpeg } from '../../testing/photos.ts'
import { picturedFacts, publicPhoto } from './rows.ts'
import { pictureAddress, pictureRoutes, type PictureRoutes, SITE_PICTURE } from './routes.ts'

const { lasting, app } = useWorldOnOneEngine()
let http: FastifyInstance
let pictures: PictureRoutes
beforeAll(() => {
  http = Fastify()
  pictures = pictureRoutes(http, app().deps, tmpdir(), async () => null)
})
afterAll(async () => {
  await http.close()
  await pictures.close()
})

test.each([
  `/pictures/areas/${randomUUID()}/1-1.jpg`,
  `/pictures/communities/${randomUUID()}/1-1.jpg`,
  `/pictures/treasures/${randomUUID()}/1-1.jpg`,
  '/pictures/areas/7/1-1.jpg',
  '/pictures/areas/%00/1-1.jpg',
])('GET %s is 404 and not cached', async (url) => {
  const answer = await http.inject(url)
  expect({ status: answer.statusCode, cache: answer.headers['cache-control'] }).toEqual({
    status: 404,
    cache: 'no-store',
  })
})

test('GET /pictures: an unknown size or language is 400', async () => {
  const { make } = lasting()
  const id = await make.area(await make.member())
  for (const query of ['size=huge', 'size=', 'size=link&size=link', 'size=toString', 'lang=xx'])
    expect((await http.inject(`/pictures/areas/${id}/1-1.jpg?${query}`)).statusCode, query).toBe(400)
})

test('GET /pictures: the picture of an unpublished area or community, or of a deleted area, is 404 at every version', async () => {
  const { make } = lasting()
  const unverified = await make.owner({ verified: false })
  const hidden = await make.area(unverified)
  const unseen = await make.community(unverified)
  const maker = await make.member()
  const deleted = await make.area(maker)
  await maker.call.measure.delete({ measureId: deleted })
  for (const [kind, id] of [
    ['areas', hidden],
    ['communities', unseen],
    ['areas', deleted],
  ] as const)
    for (const version of [1, 2, 3])
      expect((await http.inject(pictureAddress(kind, id, version))).statusCode, kind).toBe(404)
})

test('GET /pictures: the pictures of an area and a community are JPEGs of 1200 × 630, with one URL per version', async () => {
  const { make } = lasting()
  const owner = await make.owner()
  const areaId = await make.area(owner, undefined, { title: 'Ελιά, сосна & <b>鳥</b>' })
  const communityId = await make.community(owner, square(4.7, 53, 0.2))
  for (const [kind, id] of [
    ['areas', areaId],
    ['communities', communityId],
  ] as const) {
    const { headers, statusCode } = await http.inject(`/pictures/${kind}/${id}/none.jpg`)
    expect(statusCode).toBe(302)
    const address = String(headers.location)
    const answer = await http.inject(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=60',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(answer.rawPayload.length).toBeLessThan(300_000)
    const etag = String(answer.headers.etag)
    expect((await http.inject({ url: address, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  }
  const { headers } = await http.inject(`/pictures/areas/${areaId}/none.jpg`)
  await owner.call.measure.update({ measureId: areaId, data: { title: 'Renamed' } })
  const changed = await http.inject(String(headers.location))
  expect(changed.statusCode).toBe(302)
  expect(changed.headers.location).not.toBe(headers.location)
})

test('GET /pictures: a picture of each size has the pixels of that size, and a redirect keeps the size', async () => {
  const { make } = lasting()
  const id = await make.area(await make.member())
  for (const size of [...CARD_SIZES, 'map'] as const) {
    const { headers } = await http.inject(`/pictures/areas/${id}/none.jpg?size=${size}&lang=nl-nl`)
    const answer = await http.inject(String(headers.location))
    const { width, height } = PICTURE_SIZES[size]
    expect(await sharp(answer.rawPayload).metadata(), size).toMatchObject({ format: 'jpeg', width, height })
  }
})

test('GET /pictures: the picture of a deleted area is 404 also for a request with its ETag, and is removed from the disk', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker)
  const { location } = (await http.inject(`/pictures/areas/${id}/none.jpg`)).headers
  const { headers } = await http.inject(String(location))
  await maker.call.measure.delete({ measureId: id })
  const answer = await http.inject({ url: String(location), headers: { 'if-none-match': String(headers.etag) } })
  expect(answer.statusCode).toBe(404)
  expect(existsSync(join(app().deps.config.DATA_DIR, 'pictures/areas', id))).toBe(false)
})

test('GET /pictures: a picture has description and photo only while they are public and not reported, and the maker only while they show their name', async () => {
  const { make } = lasting()
  const [maker, reader, admin] = [await make.member(), await make.member(), await make.admin()]
  const { id: photoId } = await maker.call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })
  const story = { description: 'Geese in March', descriptionPublic: true, photoIds: [photoId] }
  const measureId = await make.area(maker, undefined, story)
  const [told, hidden] = [
    { words: 'Geese in March', photoId },
    { words: '', photoId: null },
  ]
  const facts = () => picturedFacts(app().deps.db.kysely, 'areas', measureId)
  const photo = () => publicPhoto(app().deps.db.kysely, app().deps.photos, photoId)
  const etag = async () => {
    const { location } = (await http.inject(`/pictures/areas/${measureId}/none.jpg`)).headers
    return (await http.inject(String(location))).headers.etag
  }
  expect(await facts()).toMatchObject({ ...told, maker: null })
  expect(await photo()).not.toBeNull()
  const before = await etag()

  await reader.call.story.report({ measureId, text: 'Ads' })
  expect(await facts()).toMatchObject(hidden)
  expect(await etag()).not.toBe(before)
  await admin.call.story.keep({ measureId })
  expect(await facts()).toMatchObject(told)
  await admin.call.story.hide({ measureId, reason: 'Ads' })
  expect(await facts()).toMatchObject(hidden)
  expect(await photo()).toBeNull()
  await admin.call.story.show({ measureId })
  await maker.call.measure.update({ measureId, data: { descriptionPublic: false } })
  expect(await facts()).toMatchObject(hidden)
  expect(await photo()).toBeNull()

  await maker.call.user.update({ profile: { showName: true } })
  expect(await facts()).toMatchObject({ ...hidden, maker: maker.name })
})

test('GET /pictures: a picture drawn without its missing photo file is not stored, and is drawn again once the file exists', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const { id: photoId } = await maker.call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })
  const story = { description: 'Geese', descriptionPublic: true, photoIds: [photoId] }
  // The shape is so large that the bundled map is its best picture.
  const id = await make.area(maker, square(5, 53, 1), story)
  const { photos } = app().deps
  const get = vi.spyOn(photos, 'get').mockResolvedValueOnce(null)
  const { location } = (await http.inject(`/pictures/areas/${id}/none.jpg`)).headers
  const poor = await http.inject(String(location))
  expect([poor.statusCode, String(poor.headers.etag)]).toEqual([200, expect.stringMatching(/-plain"$/)])
  expect(existsSync(join(app().deps.config.DATA_DIR, 'pictures/areas', id))).toBe(false)
  // A second server draws the picture again, as the first one would after a minute: it does not have the picture in memory.
  const later = Fastify()
  const others = pictureRoutes(later, app().deps, tmpdir(), async () => null)
  onTestFinished(async () => {
    await later.close()
    await others.close()
  })
  const whole = await later.inject(String(location))
  expect([whole.statusCode, `${String(whole.headers.etag).slice(0, -1)}-plain"`]).toEqual([200, poor.headers.etag])
  expect(get).toHaveBeenCalledTimes(2)
})

test('GET /pictures: the site has its own picture', async () => {
  const answer = await http.inject(SITE_PICTURE)
  expect(answer.statusCode).toBe(200)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})
