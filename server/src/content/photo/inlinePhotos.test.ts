import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()
const text = async () => (await jpeg()).toString('base64')
const thread = { title: 'The path is under water' }
const place = { type: 'Point' as const, coordinates: [5.05, 53.05] as [number, number] }

test(
  'addThread: an invalid inline photo is refused at its index, and no thread is kept',
  undone(async ({ make, deps }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const id = randomUUID()
    const base64Images = [await text(), 'not a photo']
    expect(await refusalOf(owner.call.addThread({ ...thread, id, communityId, base64Images }))).toEqual({
      code: 'bad-input',
      key: 'photoType',
      path: 'base64Images.1',
    })
    expect(await deps.db.kysely.selectFrom('thread').select('id').where('id', '=', id).execute()).toEqual([])
  }),
)

test(
  'addThread: more than six photos together are refused with tooMany before any is decoded',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const photoIds = Array.from({ length: 4 }, () => randomUUID())
    const base64Images = ['x', 'x', 'x']
    expect(await refusalOf(owner.call.addThread({ ...thread, communityId, photoIds, base64Images }))).toMatchObject({
      key: 'tooMany',
    })
  }),
)

test(
  'addThread: inline photos of an unverified person are refused with not-verified',
  undone(async ({ make }) => {
    const communityId = await make.community(await make.owner())
    const newcomer = await make.member({ verified: false })
    const addition = newcomer.call.addThread({ ...thread, communityId, base64Images: [await text()] })
    expect(await refusalOf(addition)).toEqual({ code: 'not-verified' })
  }),
)

test(
  'addThread, editThread: inline photos follow the uploaded ones, and an edit adds to or replaces them',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const before = await owner.call.uploadImageFileBase64({ base64Image: await text() })
    const { id, photos } = await owner.call.addThread({
      ...thread,
      communityId,
      photoIds: [before.id],
      base64Images: [await text(), await text()],
    })
    expect(photos).toHaveLength(3)
    expect(photos[0]).toEqual(before)
    const more = await owner.call.editThread({ ...thread, id, base64Images: [await text()] })
    expect(more.photos.slice(0, 3)).toEqual(photos)
    expect(more.photos).toHaveLength(4)
    const same = await owner.call.editThread({ ...thread, id })
    expect(same.photos).toEqual(more.photos)
    const turned = await owner.call.editThread({ ...thread, id, photoIds: [photos[2]?.id ?? '', before.id] })
    expect(turned.photos).toEqual([photos[2], before])
    const crowd = owner.call.editThread({
      ...thread,
      id,
      base64Images: await Promise.all(Array.from({ length: 5 }, text)),
    })
    expect(await refusalOf(crowd)).toMatchObject({ key: 'tooMany', path: 'base64Images' })
  }),
)

test(
  'addTreasure: a treasure without a valid photo is refused, and an inline photo is accepted',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const data = { title: 'An old oak', geometry: place }
    expect(await refusalOf(owner.call.addTreasure({ communityId, data }))).toEqual({
      code: 'bad-input',
      key: 'required',
      path: 'data.photoId',
    })
    const wrong = { ...data, base64Images: ['not a photo'] }
    expect(await refusalOf(owner.call.addTreasure({ communityId, data: wrong }))).toEqual({
      code: 'bad-input',
      key: 'photoType',
      path: 'data.base64Images.0',
    })
    const { photo } = await owner.call.addTreasure({ communityId, data: { ...data, base64Images: [await text()] } })
    expect(photo).toEqual({ id: expect.any(String), width: 300, height: 200 })
  }),
)
