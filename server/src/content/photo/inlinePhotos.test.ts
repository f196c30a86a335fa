import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { startPledge } from '../../testing/testPledge.ts'
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
  'addThread: more than six uploaded and inline photos in all are refused with tooMany before any is decoded',
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
  'addThread, editThread, addTreasure, editPledge: the rights of the caller are checked before a photo is decoded',
  undone(async (world) => {
    const { cast, pledgeId } = await startPledge(world)
    const { communityId, stranger, subscriber } = cast
    const base64Images = ['not a photo']
    const { id } = await cast.owner.call.addThread({ ...thread, communityId })
    const data = { title: 'A feather', description: '', geometry: place, base64Images }
    const attempts = [
      [() => stranger.call.addThread({ ...thread, communityId, base64Images }), 'not-subscribed'],
      [() => stranger.call.addTreasure({ communityId, data }), 'not-subscribed'],
      [() => subscriber.call.editThread({ ...thread, id, base64Images }), 'forbidden'],
      [() => cast.owner.call.editThread({ ...thread, id: randomUUID(), base64Images }), 'not-found'],
      [() => cast.owner.call.editPledge({ id: randomUUID(), data: {}, base64Images }), 'not-found'],
      [() => subscriber.call.editPledge({ id: pledgeId, data: {}, base64Images }), 'forbidden'],
    ] as const
    for (const [attempt, code] of attempts) expect(await refusalOf(attempt())).toMatchObject({ code })
  }),
)

test(
  'addThread: nothing is saved for a person who is disabled while the photo is decoded',
  undone(async (world) => {
    const { make, deps } = world
    const admin = await make.admin()
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const { photos } = deps
    deps.photos = {
      ...photos,
      put: async (...file: Parameters<typeof photos.put>) => {
        await admin.call.people.disable({ userId: owner.id, reason: 'Advertising' })
        return photos.put(...file)
      },
    }
    const addition = owner.call.addThread({ ...thread, communityId, base64Images: [await text()] })
    expect(await refusalOf(addition)).toEqual({ code: 'not-signed-in' })
    const threads = await deps.db.kysely
      .selectFrom('thread')
      .select('id')
      .where('community_id', '=', communityId)
      .execute()
    expect(threads).toEqual([])
  }),
)

test(
  'addThread, editThread: inline photos come after uploaded ones, and an edit adds photos or replaces them',
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
