import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf, square, useWorldOnOneEngine } from '../testing/world.ts'
import { cast, COARSE, EXACT, find, NEST } from '../testing/testTreasure.ts'

const { undone } = useWorldOnOneEngine()

test(
  'feed.pins.of: an unknown or unpublished community is refused with not-found, except for its owner',
  undone(async (world) => {
    const read = (communityId: string) => refusalOf(world.guest.feed.pins.of({ communityId }))
    expect(await read(randomUUID())).toEqual({ code: 'not-found' })
    const waiting = await world.make.owner({ verified: false })
    const unseen = await world.make.community(waiting, square(9, 50))
    expect(await read(unseen)).toEqual({ code: 'not-found' })
    expect((await waiting.call.feed.pins.of({ communityId: unseen })).items).toEqual([])
  }),
)

test(
  'feed.pins.of: a hidden place is exact only for its finder, moderators, the owner and admins',
  undone(async (world) => {
    const { id, owner, finder, subscriber, moderator, stranger, admin } = await cast(world)
    await find(world, id, finder, { placeHidden: true })
    const seen = async (call: typeof world.guest) => (await call.feed.pins.of({ communityId: id })).items
    for (const call of [world.guest, subscriber.call, stranger.call]) {
      expect(await seen(call)).toMatchObject([{ kind: 'treasure', place: COARSE, placeHidden: true }])
      expect(JSON.stringify(await seen(call))).not.toMatch(EXACT)
    }
    for (const { call } of [finder, moderator, owner, admin])
      expect(await seen(call)).toMatchObject([{ place: NEST, placeHidden: true }])
  }),
)

test(
  'feed.pins.of: pages list threads and treasures with a place, newest first, without deleted threads or those of other communities',
  undone(async (world) => {
    const { id: communityId, owner, finder } = await cast(world)
    const place = { lng: 5.05, lat: 53.05 }
    const add = async (title: string, data: object = { place }, at = communityId) =>
      (await owner.call.addThread({ communityId: at, title, ...data })).id
    const first = await add('First')
    const nest = (await find(world, communityId, finder, { title: 'A nest' })).id
    const last = await add('Last')
    await add('Nowhere', {})
    await add('Elsewhere', { place }, await world.make.community(owner, square(9, 50)))
    await owner.call.deleteThread({ threadId: await add('Deleted') })
    const page = await world.guest.feed.pins.of({ communityId, limit: 2 })
    expect(page.items).toMatchObject([
      { kind: 'thread', id: last, title: 'Last', place, placeHidden: false },
      { kind: 'treasure', id: nest, title: 'A nest' },
    ])
    const rest = await world.guest.feed.pins.of({ communityId, limit: 2, cursor: page.next ?? '' })
    expect(rest).toMatchObject({ items: [{ id: first }], next: null })
  }),
)
