import { randomUUID } from 'node:crypto'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { photoJobs } from '../../content/photo/jobs.ts'
import { photoFile } from '../../content/photo/rows.ts'
import { jpeg } from '../../testing/photos.ts'
import { areaData, refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'

const { undone, lasting, app } = useWorld()

async function photoOf({ call }: TestPerson): Promise<string> {
  return (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id
}

test(
  'measure.insert, measure.update: too many photos, duplicates, unknown photos, and photos of another area or person are refused',
  undone(async ({ make }) => {
    const [maker, other] = [await make.member(), await make.member()]
    const own = await photoOf(maker)
    const foreign = await photoOf(other)
    const add = (photoIds: string[]) =>
      maker.call.measure.insert({ measure: square(5, 53), data: { ...areaData, photoIds } })
    const four = Array.from({ length: 4 }, () => randomUUID())
    expect(await refusalOf(add(four))).toMatchObject({ path: 'data.photoIds', key: 'tooMany' })
    expect(await refusalOf(add([own, foreign]))).toMatchObject({ path: 'data.photoIds', key: 'photoGone' })
    expect(await refusalOf(add([own, randomUUID()]))).toMatchObject({ path: 'data.photoIds', key: 'photoGone' })
    expect(await refusalOf(add([own, own]))).toMatchObject({ path: 'data.photoIds', key: 'photoUsed' })
    expect((await maker.call.feed.measures.mine({})).items).toEqual([])
    const first = await make.area(maker, square(5, 53), { photoIds: [own] })
    expect(await refusalOf(add([own]))).toMatchObject({ path: 'data.photoIds', key: 'photoUsed' })
    const change = maker.call.measure.update({ measureId: first, data: { photoIds: [foreign] } })
    expect(await refusalOf(change)).toMatchObject({ path: 'data.photoIds', key: 'photoGone' })
    const { own: kept } = await maker.call.feed.measures.one({ id: first })
    expect(kept?.photos.map(({ id }) => id)).toEqual([own])
  }),
)

test(
  'measure.insert: a description of 1001 characters is refused',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const data = { ...areaData, description: 'x'.repeat(1001) }
    const refused = await refusalOf(call.measure.insert({ measure: square(5, 53), data }))
    expect(refused).toMatchObject({ path: 'data.description', key: 'tooLong' })
  }),
)

test(
  'measure.update: photos are public, in the given order, while descriptionPublic is set',
  undone(async ({ make, guest }) => {
    const maker = await make.member()
    const [one, two, three] = [await photoOf(maker), await photoOf(maker), await photoOf(maker)]
    const photoIds = [two, one, three]
    const id = await make.area(maker, square(5, 53), { photoIds })
    const seen = async () => (await guest.feed.measures.one({ id })).area.photos?.map((photo) => photo.id)
    const ownPhotos = async () => (await maker.call.feed.measures.one({ id })).own?.photos.map((photo) => photo.id)
    expect([await seen(), await ownPhotos()]).toEqual([undefined, photoIds])
    await maker.call.measure.update({ measureId: id, data: { descriptionPublic: true } })
    expect(await seen()).toEqual(photoIds)
    await maker.call.measure.update({ measureId: id, data: { photoIds: [three, two] } })
    expect(await seen()).toEqual([three, two])
    await maker.call.measure.update({ measureId: id, data: { title: 'New' } })
    expect(await seen()).toEqual([three, two])
    await maker.call.measure.update({ measureId: id, data: { descriptionPublic: false } })
    expect([await seen(), await ownPhotos()]).toEqual([undefined, [three, two]])
  }),
)

test(
  'measure.insert: a repeated request with photos returns the first answer',
  undone(async ({ make }) => {
    const maker = await make.member()
    const photo = await photoOf(maker)
    const area = { id: randomUUID(), measure: square(5, 53), data: { ...areaData, photoIds: [photo] } }
    const first = await maker.call.measure.insert(area)
    expect(first.area.photos).toMatchObject([{ id: photo }])
    expect(await maker.call.measure.insert(area)).toEqual(first)
  }),
)

test(
  'purgePhotos: photos of a deleted area stay until the area is purged',
  undone(async (world) => {
    const { make, deps } = world
    const { kysely } = deps.db
    const maker = await make.member()
    const photo = await photoOf(maker)
    const measureId = await make.area(maker, square(5, 53), { photoIds: [photo], descriptionPublic: true })
    await kysely
      .updateTable('photo')
      .set({ created_at: sql<Date>`now() - interval '3 days'` })
      .execute()
    await maker.call.measure.delete({ measureId })
    await photoJobs(deps).purgePhotos({})
    expect(await photoFile(kysely, photo)).toMatchObject({ isPublic: false })
    await maker.call.measure.restore({ measureId })
    expect(await photoFile(kysely, photo)).toMatchObject({ isPublic: true })
    await maker.call.measure.delete({ measureId })
    await kysely
      .updateTable('area')
      .set({ deleted_at: sql<Date>`now() - interval '31 days'` })
      .execute()
    await cleanupJobs(deps.db).purge({})
    await photoJobs(deps).purgePhotos({})
    expect(await photoFile(kysely, photo)).toBeNull()
  }),
)

test('GET /photos: a photo of an area is revalidated at each request, and is 404 for other people once it is private', async () => {
  const { make } = lasting()
  const [maker, stranger] = [await make.member(), await make.member()]
  const photo = await photoOf(maker)
  const measureId = await make.area(maker, square(5, 53), { photoIds: [photo] })
  const get = (cookie: string, etag = '') =>
    app().http.inject({ url: photoUrl(photo, 'list'), headers: { cookie, 'if-none-match': etag } })
  const statuses = async (etag = '') =>
    Promise.all(['', stranger.cookie, maker.cookie].map(async (cookie) => (await get(cookie, etag)).statusCode))
  expect(await statuses()).toEqual([404, 404, 200])
  await maker.call.measure.update({ measureId, data: { descriptionPublic: true } })
  const { headers } = await get('')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(await statuses(String(headers['etag']))).toEqual([304, 304, 304])
  await maker.call.measure.update({ measureId, data: { descriptionPublic: false } })
  expect(await statuses(String(headers['etag']))).toEqual([404, 404, 304])
})
