import { expect, test } from 'vitest'
import { loadEvent } from '../../liveViews.ts'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { cast, COARSE, EXACT, find, NEST } from '../../testing/testTreasure.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

test(
  'feed.treasures: the exact place of a hidden treasure is returned to its finder, moderators, the owner and admins only',
  undone(async (world) => {
    const { id, owner, finder, subscriber, moderator, stranger, unverified, other, admin } = await cast(world)
    const { id: treasureId } = await find(world, id, finder, { placeHidden: true })
    const all = async (call: World['guest']) => [
      await call.feed.treasures.one({ id: treasureId }),
      ...(await call.feed.treasures.of({ communityId: id })).items,
    ]
    for (const call of [world.guest, ...[subscriber, stranger, unverified, other].map((each) => each.call)]) {
      const seen = await all(call)
      expect(seen).toHaveLength(2)
      for (const one of seen) expect(one).toMatchObject({ place: COARSE, placeHidden: true })
      expect(JSON.stringify(seen)).not.toMatch(EXACT)
      expect(JSON.stringify(await call.feed.land.one({ id }))).not.toMatch(EXACT)
    }
    for (const { call } of [finder, moderator, owner, admin]) {
      for (const one of await all(call))
        expect(one).toMatchObject({ place: COARSE, mine: { exact: NEST, mayShowPlace: true } })
    }
    const events = await loadEvent(
      world.deps.db,
      { name: 'content.changed', kind: 'treasure', id: treasureId, communityId: id, parentId: null },
      () => true,
    )
    expect(events).toMatchObject([
      { rooms: [`treasures:${id}`, `treasures:${treasureId}`], event: { view: { place: COARSE } } },
    ])
    expect(JSON.stringify(events)).not.toMatch(EXACT)
  }),
)

test(
  'hideTreasurePlace, deleteTreasure, restoreTreasure: the error of a refused call does not contain the hidden place',
  undone(async (world) => {
    const { id, finder, stranger, subscriber } = await cast(world)
    const { id: treasureId } = await find(world, id, finder, { placeHidden: true })
    for (const { call } of [stranger, subscriber]) {
      for (const refused of [
        () => call.hideTreasurePlace({ treasureId, hidden: false }),
        () => call.deleteTreasure({ treasureId, reason: 'x' }),
        () => call.restoreTreasure({ treasureId }),
      ]) {
        const failed = await refused().catch((error: unknown) =>
          JSON.stringify(error, Object.getOwnPropertyNames(error)),
        )
        expect(failed).toEqual(expect.any(String))
        expect(failed).not.toMatch(EXACT)
      }
    }
  }),
)

test(
  'hideTreasurePlace: finder, moderators and owner may hide a place, but the finder may not show a place again that a moderator hid',
  undone(async (world) => {
    const { id, owner, finder, subscriber, moderator, stranger, unverified, other, admin } = await cast(world)
    const { id: treasureId } = await find(world, id, finder)
    const hide = ({ call }: { call: World['guest'] }, hidden: boolean) => call.hideTreasurePlace({ treasureId, hidden })
    expect(await refusalOf(hide({ call: world.guest }, true))).toEqual({ code: 'not-signed-in' })
    for (const person of [subscriber, stranger, unverified, other])
      expect(await refusalOf(hide(person, true))).toEqual({ code: 'forbidden' })
    for (const person of [finder, moderator, owner, admin]) {
      expect(await hide(person, true)).toMatchObject({ placeHidden: true, place: COARSE, mine: { exact: NEST } })
      expect(await hide(person, false)).toMatchObject({ placeHidden: false, place: NEST })
    }
    expect(await hide(moderator, true)).toMatchObject({ mine: { mayShowPlace: true } })
    expect(await hide(finder, true)).toMatchObject({ mine: { mayShowPlace: false } })
    expect(await refusalOf(hide(finder, false))).toEqual({ code: 'forbidden' })
    expect(await world.guest.feed.treasures.one({ id: treasureId })).toMatchObject({ place: COARSE })
    expect((await finder.call.notice.list({})).items).toMatchObject([
      { kind: 'treasure.placeHidden', data: { communityId: id, treasureId, title: 'A nest' } },
      { kind: 'treasure.placeHidden' },
      { kind: 'treasure.placeHidden' },
      { kind: 'treasure.placeHidden' },
    ])
    expect(await hide(owner, false)).toMatchObject({ placeHidden: false })
  }),
)
