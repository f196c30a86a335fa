import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { keepCast } from '../../testing/cast.ts'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { cast, find, NEST, photoOf, treasure } from '../../testing/testTreasure.ts'

const { undone, lasting } = useWorldOnOneEngine()
const DAY = 86_400_000
keepCast(lasting)

test(
  'addTreasure: guests, unverified people and non-members are refused, and members, the owner and admins may add a treasure',
  undone(async (world) => {
    const { id, owner, subscriber, moderator, stranger, unverified, other, admin } = await cast(world)
    const request = treasure(id, randomUUID())
    expect(await refusalOf(world.guest.addTreasure(request))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(unverified.call.addTreasure(request))).toEqual({ code: 'not-verified' })
    for (const { call } of [stranger, other])
      expect(await refusalOf(call.addTreasure(request))).toEqual({ code: 'not-subscribed' })
    expect(await refusalOf(subscriber.call.addTreasure(treasure(randomUUID(), randomUUID())))).toEqual({
      code: 'not-found',
    })
    for (const person of [subscriber, moderator, owner, admin]) {
      expect(await find(world, id, person)).toMatchObject({
        communityId: id,
        title: 'A nest',
        place: NEST,
        creator: { id: person.id },
      })
    }
  }),
)

test.each([
  ['no photo', { photoId: undefined }, 'data.photoId', 'required'],
  ['an unknown photo', { photoId: randomUUID() }, 'photoId', 'photoGone'],
  ['no title', { title: ' ' }, 'data.title', 'required'],
  ['a title of 51', { title: 'x'.repeat(51) }, 'data.title', 'tooLong'],
  ['a description of 1001', { description: 'x'.repeat(1001) }, 'data.description', 'tooLong'],
  ['a shape', { geometry: square(5, 53) }, 'data.geometry.type', 'choice'],
  [
    'NaN as longitude',
    { geometry: { type: 'Point', coordinates: [Number.NaN, 53] } },
    'data.geometry.coordinates.0',
    'type',
  ],
  [
    'a place off the map',
    { geometry: { type: 'Point', coordinates: [5, 86] } },
    'data.geometry.coordinates.1',
    'range',
  ],
  ['a point in another country', { geometry: { type: 'Point', coordinates: [8, 53] } }, 'data.geometry', 'farFromLand'],
])('addTreasure: %s is refused at its field', (_name, data, path, key) =>
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const request = treasure(id, await photoOf(world, finder), data)
    expect(await refusalOf(finder.call.addTreasure(request as never))).toEqual({ code: 'bad-input', path, key })
    expect((await world.guest.feed.treasures.of({ communityId: id })).items).toEqual([])
  })(),
)

test(
  'addTreasure: a photo that belongs to another person, or is in use, is refused',
  undone(async (world) => {
    const { id, finder, subscriber } = await cast(world)
    const photoId = await photoOf(world, finder)
    expect(await refusalOf(subscriber.call.addTreasure(treasure(id, photoId)))).toMatchObject({ key: 'photoGone' })
    await finder.call.addTreasure(treasure(id, photoId))
    expect(await refusalOf(finder.call.addTreasure(treasure(id, photoId)))).toMatchObject({ key: 'photoUsed' })
  }),
)

test(
  'addTreasure: a photo inline in the request is accepted, and an invalid or second photo is refused',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const { communityId, data } = treasure(id, '')
    const withPhotos = (...base64Images: string[]) =>
      finder.call.addTreasure({ communityId, data: { ...data, photoId: undefined, base64Images } })
    const photo = (await jpeg()).toString('base64')
    expect(await refusalOf(withPhotos('PHN2Zz48L3N2Zz4='))).toEqual({
      code: 'bad-input',
      path: 'data.base64Images.0',
      key: 'photoType',
    })
    expect(await refusalOf(withPhotos(photo, photo))).toMatchObject({ code: 'bad-input', key: 'tooMany' })
    expect(await withPhotos(`data:image/jpeg;base64,${photo}`)).toMatchObject({ photo: { width: 300, height: 200 } })
    const both = { ...data, photoId: await photoOf(world, finder), base64Images: [photo] }
    expect(await refusalOf(finder.call.addTreasure({ communityId, data: both }))).toMatchObject({
      key: 'tooMany',
      path: 'data.photoId',
    })
  }),
)

test(
  'addTreasure: a place just beside the land is accepted',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    expect(await find(world, id, finder, {}, { lng: 5.3, lat: 53.05 })).toMatchObject({
      place: { lng: 5.3, lat: 53.05 },
    })
  }),
)

test(
  'addTreasure: a repeated request returns the same treasure, and the id of a treasure of another person is a conflict',
  undone(async (world) => {
    const { id, finder, subscriber } = await cast(world)
    const request = { ...treasure(id, await photoOf(world, finder)), id: randomUUID() }
    expect(await finder.call.addTreasure(request)).toEqual(await finder.call.addTreasure(request))
    expect((await finder.call.feed.treasures.of({ communityId: id })).items).toHaveLength(1)
    const otherTreasure = { ...treasure(id, await photoOf(world, subscriber)), id: request.id }
    expect(await refusalOf(subscriber.call.addTreasure(otherTreasure))).toEqual({ code: 'conflict' })
  }),
)

test(
  'addTreasure: the draft of a treasure for the community is deleted, and other drafts stay',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const draft = { kind: 'treasure' as const, content: {}, step: '', version: 0, editedAt: new Date().toISOString() }
    const elsewhere = randomUUID()
    for (const key of [id, elsewhere]) await finder.call.draft.save({ ...draft, key })
    await find(world, id, finder)
    expect((await finder.call.draft.list()).map(({ key }) => key)).toEqual([elsewhere])
  }),
)

test(
  'deleteTreasure, restoreTreasure: the finder deletes and restores, and a deleted treasure is not-found for everyone',
  undone(async (world) => {
    const { id, finder, subscriber, moderator, stranger, unverified, other } = await cast(world)
    const { id: treasureId } = await find(world, id, finder)
    expect(await refusalOf(world.guest.deleteTreasure({ treasureId }))).toEqual({ code: 'not-signed-in' })
    for (const { call } of [subscriber, stranger, unverified, other]) {
      expect(await refusalOf(call.deleteTreasure({ treasureId, reason: 'mine now' }))).toEqual({ code: 'forbidden' })
    }
    for (let i = 0; i < 2; i++)
      expect(await finder.call.deleteTreasure([treasureId] as never)).toEqual({ deleted: 1, id: treasureId })
    for (const call of [world.guest, finder.call, moderator.call]) {
      expect(await refusalOf(call.feed.treasures.one({ id: treasureId }))).toEqual({ code: 'not-found' })
      expect((await call.feed.treasures.of({ communityId: id })).items).toEqual([])
    }
    expect(await refusalOf(stranger.call.restoreTreasure({ treasureId }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(moderator.call.restoreTreasure({ treasureId }))).toEqual({ code: 'forbidden' })
    for (let i = 0; i < 2; i++)
      expect(await finder.call.restoreTreasure({ treasureId })).toMatchObject({ id: treasureId, title: 'A nest' })
  }),
)

test(
  'deleteTreasure: a deletion by a moderator needs a reason and notifies the finder, and only moderators may undo it',
  undone(async (world) => {
    const { id, owner, finder, moderator } = await cast(world)
    const { id: treasureId } = await find(world, id, finder)
    expect(await refusalOf(moderator.call.deleteTreasure({ treasureId }))).toEqual({
      code: 'bad-input',
      path: 'reason',
      key: 'required',
    })
    await moderator.call.deleteTreasure({ treasureId, reason: 'A nest must stay secret.' })
    expect((await finder.call.notice.list({})).items).toMatchObject([
      { kind: 'content.deleted', data: { communityId: id, title: 'A nest', reason: 'A nest must stay secret.' } },
    ])
    expect(await refusalOf(finder.call.restoreTreasure({ treasureId }))).toEqual({ code: 'forbidden' })
    expect(await owner.call.restoreTreasure({ treasureId })).toMatchObject({ id: treasureId })
    expect((await finder.call.notice.list({})).items.map(({ kind }) => kind).toSorted()).toEqual([
      'content.deleted',
      'content.restored',
    ])
  }),
)

test(
  'deleteTreasure: a former moderator is refused at once and no longer reads the hidden place',
  undone(async (world) => {
    const { id, finder, moderator } = await cast(world)
    const { id: treasureId } = await find(world, id, finder, { placeHidden: true })
    await world.deps.db.kysely.deleteFrom('moderator').where('person_id', '=', moderator.id).execute()
    expect(await refusalOf(moderator.call.deleteTreasure({ treasureId, reason: 'x' }))).toEqual({ code: 'forbidden' })
    expect(await moderator.call.feed.treasures.one({ id: treasureId })).toMatchObject({
      mine: { exact: null, reports: null },
    })
  }),
)

test(
  'feed.treasures: the texts of reports are returned to moderators, the owner and admins only',
  undone(async (world) => {
    const { id, owner, finder, subscriber, moderator, stranger, admin } = await cast(world)
    const { id: treasureId } = await find(world, id, finder)
    await world.deps.db.kysely.updateTable('treasure').set({ flagged: true, report_text: 'A private garden' }).execute()
    for (const call of [world.guest, finder.call, subscriber.call, stranger.call]) {
      const seen = [
        await call.feed.treasures.one({ id: treasureId }),
        await call.feed.treasures.of({ communityId: id }),
      ]
      expect(JSON.stringify(seen)).not.toMatch(/private garden|"flagged"/)
    }
    for (const { call } of [moderator, owner, admin]) {
      expect(await call.feed.treasures.one({ id: treasureId })).toMatchObject({
        mine: { reports: { flagged: true, text: 'A private garden' } },
      })
    }
  }),
)

test(
  'feed.treasures: treasures of an unpublished or deleted community are not-found',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const { id: treasureId } = await find(world, id, finder)
    const unseen = await world.make.community(await world.make.owner({ verified: false }))
    for (const communityId of [unseen, randomUUID()]) {
      expect(await refusalOf(world.guest.feed.treasures.of({ communityId }))).toEqual({ code: 'not-found' })
    }
    await world.deps.db.kysely.updateTable('community').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect(await refusalOf(finder.call.feed.treasures.of({ communityId: id }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(finder.call.feed.treasures.one({ id: treasureId }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(finder.call.deleteTreasure({ treasureId }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'feed.treasures.of: pages list treasures newest first and contain each treasure once',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      ids.unshift((await find(world, id, finder)).id)
      await world.deps.db.kysely
        .updateTable('treasure')
        .set({ created_at: new Date(1e12 + i) })
        .where('id', '=', ids[0] ?? '')
        .execute()
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await world.guest.feed.treasures.of({ communityId: id, cursor, limit: 2 })
      seen.push(...page.items.map((each) => each.id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
  }),
)

test(
  'purge: a treasure deleted long ago is removed, and other treasures stay',
  undone(async (world) => {
    const { id, finder } = await cast(world)
    const [old, recent, shown] = [
      await find(world, id, finder),
      await find(world, id, finder),
      await find(world, id, finder),
    ]
    for (const each of [old, recent]) await finder.call.deleteTreasure({ treasureId: each.id })
    const { kysely } = world.deps.db
    await kysely
      .updateTable('treasure')
      .set({ deleted_at: new Date(Date.now() - 31 * DAY) })
      .where('id', '=', old.id)
      .execute()
    await cleanupJobs(world.deps.db).purge({})
    const remaining = await kysely.selectFrom('treasure').select('id').execute()
    expect(remaining.map((each) => each.id).toSorted()).toEqual([recent.id, shown.id].toSorted())
  }),
)
