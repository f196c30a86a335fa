import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { auditOf } from '../../testing/auditOf.ts'
import { NO_CONTENT } from '../../testing/noContent.ts'
import { outsidersOf } from '../../testing/outsiders.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()

test(
  'deleteCommunity, restoreCommunity, feed.land.holdings: callers other than the owner and admins are refused',
  undone(async (world) => {
    const { make, guest } = world
    const id = await make.community(await make.owner())
    const outsiders = await outsidersOf(world, id)
    for (const communityId of [id, randomUUID()]) {
      expect(await refusalOf(guest.deleteCommunity({ communityId }))).toEqual({ code: 'not-signed-in' })
      expect(await refusalOf(guest.feed.land.holdings({ id: communityId }))).toEqual({ code: 'not-signed-in' })
    }
    for (const { call } of outsiders) {
      expect(await refusalOf(call.deleteCommunity({ communityId: id }))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.restoreCommunity({ communityId: id }))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.feed.land.holdings({ id }))).toEqual({ code: 'forbidden' })
      expect(await refusalOf(call.deleteCommunity({ communityId: randomUUID() }))).toEqual({ code: 'not-found' })
    }
    expect(await guest.feed.land.one({ id })).toMatchObject({ id, version: 1 })
  }),
)

test(
  'deleteCommunity: the deleted community is not-found for its owner, members and guests, and absent from lists',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const id = await make.community(owner)
    await owner.call.deleteCommunity({ communityId: id })
    const { call } = await make.member()
    for (const ask of [
      () => guest.feed.land.one({ id }),
      () => owner.call.feed.land.one({ id }),
      () => call.subscribe({ landId: id }),
      () => call.deleteCommunity({ communityId: id }),
      () => call.restoreCommunity({ communityId: id }),
      () => owner.call.feed.land.holdings({ id }),
      () => owner.call.feed.land.figures({ id }),
    ])
      expect(await refusalOf(ask())).toEqual({ code: 'not-found' })
    expect((await guest.feed.land.all({})).items).toEqual([])
    expect((await call.feed.land.deleted({})).items).toEqual([])
  }),
)

test(
  'deleteCommunity, restoreCommunity: both calls are idempotent, areas and subscriptions stay, and subscribers have a notice while the community is deleted',
  undone(async ({ make, guest, deps }) => {
    const owner = await make.owner()
    const id = await make.community(owner)
    const fan = await make.member()
    const area = await make.area(fan)
    const notices = async () =>
      (await fan.call.notice.list({})).items.filter(({ kind }) => kind === 'community.ended').map(({ data }) => data)
    for (let i = 0; i < 2; i++) {
      expect(await owner.call.deleteCommunity([id] as never)).toEqual({ deleted: 1, id })
      expect((await fan.call.feed.land.mine({ scope: 'subscribed' })).items).toEqual([])
      expect((await fan.call.account.me())?.subs).toEqual([])
      expect((await owner.call.feed.land.mineTotals({ scope: 'owned' })).count).toBe(0)
      expect((await guest.feed.measures.one({ id: area })).area.id).toBe(area)
      expect(await notices()).toEqual([{ communityId: id, title: 'Dunes of Texel' }])
      const { items } = await owner.call.feed.land.deleted({})
      expect(items).toMatchObject([{ id, title: 'Dunes of Texel' }])
      expect(Date.parse(items[0]?.until ?? '') - Date.parse(items[0]?.deletedAt ?? '')).toBe(30 * DAY_MS)
    }
    for (let i = 0; i < 2; i++) {
      expect(await owner.call.restoreCommunity({ communityId: id })).toEqual({ restored: 1, id })
      expect(await fan.call.feed.land.one({ id })).toMatchObject({
        version: 3,
        subscribers: 1,
        mine: { subscribed: true },
      })
      expect((await fan.call.account.me())?.subs).toEqual([id])
      expect(await notices()).toEqual([])
      expect((await owner.call.feed.land.deleted({})).items).toEqual([])
    }
    expect(await auditOf({ deps }, id)).toEqual(['community.add', 'community.delete', 'community.restore'])
  }),
)

test(
  'deleteCommunity: the creator is notified if an admin deletes the community, and may not restore the community',
  undone(async ({ make }) => {
    const [owner, admin] = [await make.owner(), await make.admin()]
    const id = await make.community(owner)
    await admin.call.deleteCommunity({ communityId: id })
    expect((await owner.call.notice.list({})).items).toMatchObject([
      { kind: 'community.ended', data: { communityId: id } },
    ])
    expect(await refusalOf(owner.call.restoreCommunity({ communityId: id }))).toEqual({ code: 'forbidden' })
    expect((await owner.call.feed.land.deleted({})).items).toEqual([])
    expect((await admin.call.feed.land.deleted({})).items).toMatchObject([{ id }])
    await admin.call.restoreCommunity({ communityId: id })
    expect((await owner.call.notice.list({})).items).toEqual([])
  }),
)

test(
  'restoreCommunity: restoring removes the notice of the deletion for every subscriber',
  undone(async ({ make }) => {
    const [owner, admin, gone] = [await make.owner(), await make.admin(), await make.member()]
    const id = await make.community(owner)
    for (const { call } of [admin, gone]) await call.subscribe({ landId: id })
    await gone.call.unsubscribe({ landId: id })
    await owner.call.deleteCommunity({ communityId: id })
    const noticesOf = async ({ call }: typeof admin) =>
      (await call.notice.list({})).items.filter(({ kind }) => kind === 'community.ended').length
    expect([await noticesOf(admin), await noticesOf(gone), await noticesOf(owner)]).toEqual([1, 0, 0])
    await admin.call.restoreCommunity({ communityId: id })
    expect(await noticesOf(admin)).toBe(0)
  }),
)

test(
  'feed.land.holdings: counts the visible content of the community',
  undone(async ({ make, deps }) => {
    const owner = await make.owner()
    const id = await make.community(owner)
    const fan = await make.member()
    await fan.call.subscribe({ landId: id })
    const { kysely } = deps.db
    const by = { created_by: fan.id }
    const [thread, hidden] = [randomUUID(), randomUUID()]
    await kysely
      .insertInto('thread')
      .values([
        { ...by, id: thread, community_id: id, title: 'Geese', description: '' },
        { ...by, id: hidden, community_id: id, title: 'Gone', description: '', deleted_at: new Date() },
      ])
      .execute()
    await kysely
      .insertInto('comment')
      .values([
        { ...by, id: randomUUID(), thread_id: thread, text: 'a' },
        { ...by, id: randomUUID(), thread_id: thread, text: 'b', deleted_at: new Date() },
        { ...by, id: randomUUID(), thread_id: hidden, text: 'c' },
      ])
      .execute()
    const photo = { owner_id: fan.id, width: 1, height: 1, bytes: 1, position: 0 }
    const [treasure, found] = [randomUUID(), randomUUID()]
    await kysely
      .insertInto('photo')
      .values([
        { ...photo, id: randomUUID(), subject_kind: 'thread', subject_id: thread },
        { ...photo, id: found, subject_kind: 'treasure', subject_id: treasure },
      ])
      .execute()
    await kysely
      .insertInto('treasure')
      .values({
        ...by,
        id: treasure,
        community_id: id,
        title: 'An egg',
        description: '',
        photo_id: found,
        geom: 'SRID=4326;POINT(5 53)',
      })
      .execute()
    expect(await owner.call.feed.land.holdings({ id })).toEqual({
      ...NO_CONTENT,
      subscribers: 1,
      threads: 1,
      comments: 1,
      treasures: 1,
      photos: 2,
    })
  }),
)

test('purge: a community deleted long ago is removed with its content, and its entries in the audit log stay', async () => {
  const { make, deps } = lasting()
  const { kysely } = deps.db
  const owner = await make.owner()
  const [old, fresh] = [await make.community(owner), await make.community(owner)]
  await kysely
    .insertInto('thread')
    .values({ id: randomUUID(), community_id: old, created_by: owner.id, title: 'Geese', description: '' })
    .execute()
  for (const communityId of [old, fresh]) await owner.call.deleteCommunity({ communityId })
  await kysely
    .updateTable('community')
    .set({ deleted_at: new Date('2026-01-01') })
    .where('id', '=', old)
    .execute()
  await cleanupJobs(deps.db).purge({})
  expect(await kysely.selectFrom('community').select('id').where('created_by', '=', owner.id).execute()).toEqual([
    { id: fresh },
  ])
  expect(await kysely.selectFrom('thread').select('id').where('created_by', '=', owner.id).execute()).toEqual([])
  expect(await refusalOf(owner.call.restoreCommunity({ communityId: old }))).toEqual({ code: 'not-found' })
  expect(await auditOf({ deps }, old)).toContain('community.delete')
})
