import { expect, test } from 'vitest'
import { refusalOf, square, useWorld } from '../../testing/world.ts'
import { keepPlace, madePlace, makePlace, newsOf } from '../../testing/place.ts'

const { undone, lasting } = useWorld()
keepPlace(lasting)

test(
  'addModeratorRequest: guests, non-members and unverified members are refused',
  undone(async (world) => {
    const { owner, communityId } = await madePlace(world)
    const unverified = await world.make.member({ verified: false })
    await unverified.call.subscribe({ landId: communityId })
    expect(await refusalOf(world.guest.addModeratorRequest({ communityId }))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf((await world.make.member()).call.addModeratorRequest({ communityId }))).toEqual({
      code: 'not-subscribed',
    })
    expect(await refusalOf(unverified.call.addModeratorRequest({ communityId }))).toEqual({ code: 'not-verified' })
    expect((await owner.call.feed.moderation.requests({})).items).toEqual([])
  }),
)

test(
  'addModeratorRequest: a second request, and a request of a moderator, return asked: false',
  undone(async (world) => {
    const { owner, moderator, reporter, communityId } = await madePlace(world)
    expect(await reporter.call.addModeratorRequest({ communityId })).toEqual({ asked: true })
    expect(await reporter.call.addModeratorRequest([communityId] as never)).toEqual({ asked: false })
    expect(await moderator.call.addModeratorRequest({ communityId })).toEqual({ asked: false })
    const waiting = [{ communityId, communityTitle: 'Dunes of Texel', person: { id: reporter.id } }]
    for (const { call } of [owner, moderator, await world.make.admin()])
      expect((await call.feed.moderation.requests({})).items).toMatchObject(waiting)
    expect((await reporter.call.feed.moderation.requests({})).items).toEqual([])
    expect((await reporter.call.feed.land.one({ id: communityId })).mine).toMatchObject({
      request: 'pending',
      moderator: false,
    })
    expect(await newsOf(moderator)).toEqual([
      { kind: 'moderator.asked', data: { communityId, title: 'Dunes of Texel', userId: reporter.id } },
    ])
  }),
)

test(
  'addModerator: callers other than moderators are refused, and a person without a request is not-found',
  undone(async (world) => {
    const { owner, author, reporter, communityId } = await madePlace(world)
    const other = await world.make.owner()
    await world.make.community(other, square(6, 53, 0.1))
    const userId = reporter.id
    expect(await refusalOf(owner.call.addModerator({ userId, communityId }))).toEqual({ code: 'not-found' })
    await reporter.call.addModeratorRequest({ communityId })
    for (const [caller, code] of [
      [world.guest, 'not-signed-in'],
      [author.call, 'forbidden'],
      [reporter.call, 'forbidden'],
      [other.call, 'forbidden'],
    ] as const) {
      expect(await refusalOf(caller.addModerator({ userId, communityId }))).toEqual({ code })
      expect(await refusalOf(caller.restoreModeratorRequest({ userId, communityId }))).toEqual({ code })
      expect(await refusalOf(caller.restoreModerator({ userId, communityId }))).toEqual({ code })
      if (caller !== reporter.call)
        expect(await refusalOf(caller.removeModeratorRequest({ userId, communityId }))).toEqual({ code })
    }
  }),
)

test(
  'addModerator: a new moderator is notified and has the rights at once, and the creator stays a moderator',
  undone(async (world) => {
    const { owner, moderator, reporter, author, communityId, commentId, threadId } = await madePlace(world)
    await reporter.call.addModeratorRequest({ communityId })
    for (let i = 0; i < 2; i++)
      expect(await moderator.call.addModerator([reporter.id, communityId] as never)).toEqual({ added: true })
    expect(await newsOf(reporter)).toContainEqual({
      kind: 'moderator.added',
      data: { communityId, title: 'Dunes of Texel' },
    })
    expect((await newsOf(owner)).filter(({ kind }) => kind === 'moderator.asked')).toEqual([])
    expect((await reporter.call.feed.land.one({ id: communityId })).mine).toMatchObject({
      moderator: true,
      request: null,
    })
    await reporter.call.deleteComment({ commentId, threadId, reason: 'Unkind' })
    expect(await newsOf(author)).toMatchObject([{ kind: 'content.deleted', data: { reason: 'Unkind' } }])
    const moderators = await world.guest.feed.moderation.moderators({ communityId })
    expect(moderators.map(({ person, creator }) => [person.id, creator])).toEqual([
      [owner.id, true],
      [moderator.id, false],
      [reporter.id, false],
    ])
  }),
)

test(
  'removeModeratorRequest: withdrawing a request is idempotent and removes the notice to the moderators',
  undone(async (world) => {
    const { moderator, reporter, communityId } = await madePlace(world)
    await reporter.call.addModeratorRequest({ communityId })
    for (let i = 0; i < 2; i++)
      expect(await reporter.call.removeModeratorRequest({ userId: reporter.id, communityId })).toEqual({
        removed: true,
      })
    expect((await reporter.call.feed.land.one({ id: communityId })).mine?.request).toBeNull()
    expect(await newsOf(moderator)).toEqual([])
    expect(await refusalOf(moderator.call.removeModeratorRequest({ userId: reporter.id, communityId }))).toEqual({
      code: 'not-found',
    })
  }),
)

test(
  'removeModeratorRequest: refusing a request notifies the person, blocks new requests for a time, and can be undone',
  undone(async (world) => {
    const { moderator, reporter, communityId } = await madePlace(world)
    const one = { userId: reporter.id, communityId }
    const requestState = async () => (await reporter.call.feed.land.one({ id: communityId })).mine?.request
    await reporter.call.addModeratorRequest({ communityId })
    for (let i = 0; i < 2; i++) await moderator.call.removeModeratorRequest(one)
    expect(await requestState()).toBe('refused')
    expect(await newsOf(reporter)).toContainEqual({
      kind: 'moderator.refused',
      data: { communityId, title: 'Dunes of Texel' },
    })
    expect(await reporter.call.addModeratorRequest({ communityId })).toEqual({ asked: false })
    expect(await refusalOf(moderator.call.addModerator(one))).toEqual({ code: 'not-found' })
    for (let i = 0; i < 2; i++) await moderator.call.restoreModeratorRequest(one)
    expect(await requestState()).toBe('pending')
    expect((await newsOf(reporter)).filter(({ kind }) => kind === 'moderator.refused')).toEqual([])
    await moderator.call.removeModeratorRequest(one)
    await world.deps.db.kysely
      .updateTable('moderator_request')
      .set({ refused_at: new Date('2026-01-01') })
      .execute()
    expect(await requestState()).toBeNull()
    expect(await reporter.call.addModeratorRequest({ communityId })).toEqual({ asked: true })
  }),
)

test(
  'removeModerator: an owner removes a moderator, a moderator resigns, and the creator is refused with forbidden',
  undone(async (world) => {
    const { owner, moderator, reporter, author, communityId } = await madePlace(world)
    await reporter.call.addModeratorRequest({ communityId })
    await owner.call.addModerator({ userId: reporter.id, communityId })
    const one = { userId: moderator.id, communityId }
    for (const [caller, code] of [
      [world.guest, 'not-signed-in'],
      [author.call, 'forbidden'],
      [reporter.call, 'forbidden'],
    ] as const)
      expect(await refusalOf(caller.removeModerator(one))).toEqual({ code })
    for (const { call } of [owner, await world.make.admin()])
      expect(await refusalOf(call.removeModerator({ userId: owner.id, communityId }))).toEqual({ code: 'forbidden' })
    for (let i = 0; i < 2; i++) expect(await owner.call.removeModerator(one)).toEqual({ removed: true })
    expect(await newsOf(moderator)).toContainEqual({
      kind: 'moderator.removed',
      data: { communityId, title: 'Dunes of Texel' },
    })
    expect(await refusalOf(reporter.call.restoreModerator(one))).toEqual({ code: 'forbidden' })
    expect(await refusalOf(owner.call.restoreModerator({ userId: author.id, communityId }))).toEqual({
      code: 'not-found',
    })
    await owner.call.restoreModerator(one)
    expect((await moderator.call.feed.land.one({ id: communityId })).mine?.moderator).toBe(true)
    await moderator.call.removeModerator(one)
    expect((await moderator.call.feed.land.one({ id: communityId })).mine?.moderator).toBe(false)
    expect(await world.guest.feed.moderation.moderators({ communityId })).toHaveLength(2)
  }),
)

test(
  'restoreModerator: a moderator who resigned is refused with not-found',
  undone(async (world) => {
    const { owner, moderator, communityId } = await madePlace(world)
    const one = { userId: moderator.id, communityId }
    const admin = await world.make.admin()
    await owner.call.removeModerator(one)
    expect((await owner.call.feed.moderation.log({ communityId })).items[0]).toMatchObject({
      action: 'moderator.removed',
      undoable: true,
    })
    await owner.call.restoreModerator(one)
    await moderator.call.removeModerator(one)
    for (const { call } of [owner, admin]) {
      expect((await call.feed.moderation.log({ communityId })).items[0]).toMatchObject({
        action: 'moderator.removed',
        undoable: false,
      })
      expect(await refusalOf(call.restoreModerator(one))).toEqual({ code: 'not-found' })
    }
    expect((await moderator.call.feed.land.one({ id: communityId })).mine?.moderator).toBe(false)
  }),
)

test(
  'unsubscribe: leaving withdraws the request to moderate, and addModerator is then refused with not-found',
  undone(async (world) => {
    const { owner, moderator, reporter, communityId } = await madePlace(world)
    const one = { userId: reporter.id, communityId }
    await reporter.call.addModeratorRequest({ communityId })
    for (let i = 0; i < 2; i++) await reporter.call.unsubscribe({ landId: communityId })
    expect(await refusalOf(owner.call.addModerator(one))).toEqual({ code: 'not-found' })
    expect((await owner.call.feed.moderation.requests({})).items).toEqual([])
    expect(await newsOf(owner)).toEqual([])
    const { items } = await owner.call.feed.moderation.log({ communityId })
    expect(items.map(({ action }) => action)).toEqual(['moderator.withdrawn'])
    await owner.call.removeModerator({ userId: moderator.id, communityId })
    await moderator.call.unsubscribe({ landId: communityId })
    expect((await owner.call.feed.moderation.log({ communityId })).items[0]).toMatchObject({
      action: 'moderator.removed',
      undoable: false,
    })
    expect(await refusalOf(owner.call.restoreModerator({ userId: moderator.id, communityId }))).toEqual({
      code: 'not-found',
    })
  }),
)

test(
  'restoreModeratorRequest: a refusal stays when the person leaves, and can be undone only once the person has returned',
  undone(async (world) => {
    const { owner, reporter, communityId } = await madePlace(world)
    const one = { userId: reporter.id, communityId }
    await reporter.call.addModeratorRequest({ communityId })
    await owner.call.removeModeratorRequest(one)
    const undoable = async () => (await owner.call.feed.moderation.log({ communityId })).items[0]?.undoable
    expect(await undoable()).toBe(true)
    await reporter.call.unsubscribe({ landId: communityId })
    expect(await undoable()).toBe(false)
    expect(await refusalOf(owner.call.restoreModeratorRequest(one))).toEqual({ code: 'not-found' })
    await reporter.call.subscribe({ landId: communityId })
    expect((await reporter.call.feed.land.one({ id: communityId })).mine?.request).toBe('refused')
    expect(await owner.call.restoreModeratorRequest(one)).toEqual({ restored: true })
  }),
)

test('addModerator, removeModeratorRequest: of a concurrent approval and refusal only the first applies', async () => {
  const { owner, moderator, reporter, communityId } = await makePlace(lasting())
  const one = { userId: reporter.id, communityId }
  await reporter.call.addModeratorRequest({ communityId })
  const ended = await Promise.allSettled([owner.call.addModerator(one), moderator.call.removeModeratorRequest(one)])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const membership = (await reporter.call.feed.land.one({ id: communityId })).mine
  expect([membership?.moderator, membership?.request]).toEqual(
    ended[0].status === 'fulfilled' ? [true, null] : [false, 'refused'],
  )
})
