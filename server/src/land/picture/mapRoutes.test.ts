import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { THUMBNAIL_SIZES, thumbnailPixels, thumbnailUrl } from '@fieldfare/shared/thumbnail.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ChangeListener } from '../../platform/live/live.ts'
import { square, useWorld } from '../../testing/world.ts'
import type { BaseMap } from '../basemap/routes.ts'
import { pictureAddress, pictureRoutes, type PictureRoutes } from './routes.ts'

const { lasting, app } = useWorld()
let http: FastifyInstance
let pictures: PictureRoutes
let tell: ChangeListener
beforeAll(async () => void ({ http, pictures, tell } = await serve(async () => null)))

/** Starts the routes of pictures with a base map; `tell` reports a change to them. */
async function serve(tiles: BaseMap['tiles']) {
  const server = Fastify()
  const told = Promise.withResolvers<ChangeListener>()
  const live = { ...app().deps.live, onChange: told.resolve }
  const routes = pictureRoutes(server, { ...app().deps, live }, tmpdir(), tiles)
  const close = async () => {
    await server.close()
    await routes.close()
  }
  closing.push(close)
  return { http: server, pictures: routes, tell: await told.promise, close }
}
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})
const get = (url: string, cookie = '') => http.inject({ url, headers: { cookie } })
const look = ['72x56', 'light'] as const
const folderOf = (id: string) => join(app().deps.config.DATA_DIR, 'pictures/areas', id)
const keptOf = (id: string) => readdir(folderOf(id)).catch(() => [])
/** A shape so large that the bundled map is its best picture, which is kept. */
const WIDE = square(5, 53, 1)
/** Draws the picture of an area, and waits until the disk has it. */
async function keep(id: string): Promise<void> {
  await get(thumbnailUrl({ kind: 'areas', id }, ...look))
  // A file that is still being written has a different name.
  await vi.waitFor(async () => expect(await keptOf(id)).toEqual([expect.stringMatching(/-72x56-light$/)]))
}

test('GET /pictures/maps: an unknown size or theme is 400, an unknown area, community or place is 404, and none of these is cached', async () => {
  const { make } = lasting()
  const id = await make.area(await make.member())
  for (const [url, status] of [
    [`/pictures/maps/areas/${id}/9x9-light.webp`, 400],
    [`/pictures/maps/areas/${id}/72x56-sepia.webp`, 400],
    [`/pictures/maps/areas/${id}/72x56-light.jpg`, 400],
    [thumbnailUrl({ kind: 'areas', id: randomUUID() }, ...look), 404],
    [thumbnailUrl({ kind: 'areas', id: '7' }, ...look), 404],
    [thumbnailUrl({ kind: 'communities', id }, ...look), 404],
    [`/pictures/maps/treasures/${id}/72x56-light.webp`, 404],
    ['/pictures/maps/places/5.1/72x56-light.webp', 404],
    ['/pictures/maps/places/5.123456,53.12/72x56-light.webp', 404],
  ] as const) {
    const answer = await get(url)
    expect({ url, status: answer.statusCode }).toEqual({ url, status })
    if (answer.headers['cache-control']) expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('GET /pictures/maps: the picture of an unpublished area is 404 except for its maker, and the answer to the maker is not cached', async () => {
  const { make } = lasting()
  const [maker, stranger] = [await make.member({ verified: false }), await make.member()]
  const id = await make.area(maker)
  const [open, own] = (['areas', 'mine'] as const).map((kind) => thumbnailUrl({ kind, id }, ...look))
  for (const [url = '', cookie] of [
    [open, ''],
    [open, maker.cookie],
    [own, ''],
    [own, stranger.cookie],
  ] as const)
    expect((await get(url, cookie)).statusCode).toBe(404)
  const answer = await get(own ?? '', maker.cookie)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  expect(answer.headers['cross-origin-resource-policy']).toBeUndefined()
  await maker.call.measure.delete({ measureId: id })
  expect((await get(own ?? '', maker.cookie)).statusCode).toBe(404)
})

test('GET /pictures/maps: the pictures of an area and a community have the given size and theme, are cached for a minute, and are 304 by ETag', async () => {
  const { make } = lasting()
  const owner = await make.owner()
  const areaId = await make.area(owner)
  const communityId = await make.community(owner, square(4.7, 53, 0.2))
  for (const [kind, id] of [
    ['areas', areaId],
    ['communities', communityId],
  ] as const) {
    const [light, dark] = [
      await get(thumbnailUrl({ kind, id, version: 1 }, '72x56', 'light')),
      await get(thumbnailUrl({ kind, id, version: 1 }, '72x56', 'dark')),
    ]
    expect(light.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
    expect(light.rawPayload.equals(dark.rawPayload)).toBe(false)
    const url = thumbnailUrl({ kind, id, version: 2 }, '72x56', 'light')
    const again = await http.inject({ url, headers: { 'if-none-match': String(light.headers.etag) } })
    expect(again.statusCode).toBe(304)
  }
  for (const size of THUMBNAIL_SIZES) {
    const { rawPayload } = await get(thumbnailUrl({ kind: 'areas', id: areaId }, size, 'light'))
    const { width, height } = thumbnailPixels(size)
    expect(await sharp(rawPayload).metadata(), size).toMatchObject({
      format: 'webp',
      width: 2 * width,
      height: 2 * height,
    })
  }
})

test("GET /pictures/maps: the ETag of an area's picture stays after a new title and changes after a new shape", async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker)
  const etag = async () => (await get(thumbnailUrl({ kind: 'areas', id }, ...look))).headers.etag
  const before = await etag()
  await maker.call.measure.update({ measureId: id, data: { title: 'Renamed' } })
  expect(await etag()).toBe(before)
  await maker.call.measure.update({ measureId: id, data: { geometry: square(5.2, 53.2) } })
  expect(await etag()).not.toBe(before)
})

test('GET /pictures/maps: the picture of a place without the detailed map is cached for a minute only', async () => {
  for (const about of [false, true]) {
    const answer = await get(thumbnailUrl({ kind: 'places', lng: 5.1, lat: 53.1, about }, '96x64', 'dark'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' })
  }
})

test('GET /pictures/maps: a guest who requests a hundred pictures of a list at once gets all of them', async () => {
  const { make } = lasting()
  const id = await make.area(await make.member())
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      get(thumbnailUrl({ kind: 'places', lng: 5 + i / 1000, lat: 53, about: false }, '72x56', 'light')),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await get(pictureAddress('areas', id, 1))).statusCode).toBe(200)
})

test('removeOutdatedPictures: the event about the deletion of an area removes its pictures from the disk', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker, WIDE)
  await keep(id)
  await maker.call.measure.delete({ measureId: id })
  tell({ name: 'area.changed', id, rooms: [] })
  await vi.waitFor(async () => expect(await keptOf(id)).toEqual([]))
})

test('removeOutdatedPictures: after a new title the pictures of an area stay on the disk, and after a new shape they are removed', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker, WIDE)
  await keep(id)
  const before = await keptOf(id)
  await maker.call.measure.update({ measureId: id, data: { title: 'Renamed' } })
  tell({ name: 'area.changed', id, rooms: [] })
  await pictures.settled()
  expect(await keptOf(id)).toEqual(before)
  await maker.call.measure.update({ measureId: id, data: { geometry: square(6, 53, 1) } })
  tell({ name: 'area.changed', id, rooms: [] })
  await pictures.settled()
  expect(await keptOf(id)).toEqual([])
})

test('removeOutdatedPictures: after missed events, the pictures of areas deleted meanwhile are removed, and other pictures stay', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const [gone, seen] = [await make.area(maker, WIDE), await make.area(maker, WIDE)]
  for (const id of [gone, seen]) await keep(id)
  await maker.call.measure.delete({ measureId: gone })
  tell(null)
  await pictures.settled()
  expect([await keptOf(gone), (await keptOf(seen)).length]).toEqual([[], 1])
})

test('removeOutdatedPictures: a picture that is being drawn while its area is deleted is not stored on the disk', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker, WIDE)
  const [begun, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = await serve(async () => {
    begun.resolve()
    await deleted.promise
    return null
  })
  const answer = slow.http.inject(thumbnailUrl({ kind: 'areas', id }, ...look))
  await begun.promise
  await maker.call.measure.delete({ measureId: id })
  slow.tell({ name: 'area.changed', id, rooms: [] })
  await slow.pictures.settled()
  deleted.resolve()
  expect((await answer).statusCode).toBe(200)
  await slow.close()
  expect(await keptOf(id)).toEqual([])
})
