import { expect, test } from 'vitest'
import { ageLog } from '../../testing/agedLog.ts'
import { keepPlace, madePlace, makePlace } from '../../testing/place.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
keepPlace(lasting)

test(
  'unsubscribe: a moderator who leaves loses the moderator rights, and a creator who leaves keeps them',
  undone(async (world) => {
    const { owner, moderator, communityId, threadId } = await madePlace(world)
    const { call } = moderator
    for (let i = 0; i < 2; i++) await call.unsubscribe({ landId: communityId })
    expect(await refusalOf(call.addComment({ threadId, text: 'Still here' }))).toEqual({ code: 'not-subscribed' })
    expect(await refusalOf(call.deleteThread({ threadId, reason: 'Mine' }))).toEqual({ code: 'forbidden' })
    expect(await refusalOf(call.feed.moderation.reports({ communityId }))).toEqual({ code: 'forbidden' })
    expect((await world.guest.feed.land.one({ id: communityId })).mods).toEqual([owner.id])
    const { items } = await owner.call.feed.moderation.log({ communityId })
    expect(items).toMatchObject([{ action: 'moderator.removed', by: { id: moderator.id }, undoable: false }])
    await call.subscribe({ landId: communityId })
    expect((await call.feed.land.one({ id: communityId })).mine).toMatchObject({ subscribed: true, moderator: false })
    await owner.call.subscribe({ landId: communityId })
    await owner.call.unsubscribe({ landId: communityId })
    expect((await world.guest.feed.land.one({ id: communityId })).mods).toEqual([owner.id])
  }),
)

test('addModerator: a person who unsubscribes while the request is approved is not a moderator afterwards', async () => {
  const { owner, reporter, communityId } = await makePlace(lasting())
  await reporter.call.addModeratorRequest({ communityId })
  await Promise.allSettled([
    owner.call.addModerator({ userId: reporter.id, communityId }),
    reporter.call.unsubscribe({ landId: communityId }),
  ])
  expect((await owner.call.feed.land.one({ id: communityId })).mods).not.toContain(reporter.id)
})

test(
  'addModeratorRequest, removeModeratorRequest: repeated requests and withdrawals on one day give one log entry',
  undone(async (world) => {
    const { owner, reporter, communityId } = await madePlace(world)
    const one = { userId: reporter.id, communityId }
    const actions = async () =>
      (await owner.call.feed.moderation.log({ communityId })).items.map(({ action }) => action)
    for (let i = 0; i < 5; i++) {
      await reporter.call.addModeratorRequest({ communityId })
      await reporter.call.removeModeratorRequest(one)
    }
    expect(await actions()).toEqual(['moderator.withdrawn'])
    await reporter.call.addModeratorRequest({ communityId })
    expect(await actions()).toEqual(['moderator.asked'])
    await owner.call.addModerator(one)
    await owner.call.removeModerator(one)
    await reporter.call.addModeratorRequest({ communityId })
    expect(await actions()).toEqual(['moderator.asked', 'moderator.removed', 'moderator.added', 'moderator.asked'])
    await ageLog(world, new Date(Date.now() - 2 * 24 * 3600 * 1000))
    await reporter.call.removeModeratorRequest(one)
    expect((await actions())[0]).toBe('moderator.withdrawn')
    expect(await actions()).toHaveLength(5)
  }),
)
