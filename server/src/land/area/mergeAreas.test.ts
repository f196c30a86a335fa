import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()
const WEST = square(5, 53, 0.02)
const EAST = square(5.015, 53, 0.02)
/** The union of both areas, corner by corner. */
const BOTH = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [5, 53],
      [5.035, 53],
      [5.035, 53.02],
      [5, 53.02],
      [5, 53],
    ] as [number, number][],
  ],
}

async function twoOf({ make }: World, maker: TestPerson) {
  const [measureId, otherId] = [await make.area(maker, WEST), await make.area(maker, EAST, { title: 'The east' })]
  return { measureId, version: 1, otherId, otherVersion: 1, geometry: BOTH }
}

test(
  'measure.merge: a guest, a maker of only one of the areas and an unknown area are refused',
  undone(async (world) => {
    const { make, guest } = world
    const [maker, other] = [await make.member(), await make.member()]
    const both = await twoOf(world, maker)
    const others = { ...both, otherId: await make.area(other, EAST) }
    expect(await refusalOf(guest.measure.merge(both))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(other.call.measure.merge(both))).toEqual({ code: 'forbidden' })
    expect(await refusalOf(maker.call.measure.merge(others))).toEqual({ code: 'forbidden' })
    for (const change of [{ measureId: randomUUID() }, { otherId: randomUUID() }])
      expect(await refusalOf(maker.call.measure.merge({ ...both, ...change }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'measure.merge: the same area twice, an outdated version, separate areas and a shape that is not the union of the areas are refused',
  undone(async (world) => {
    const maker = await world.make.member()
    const both = await twoOf(world, maker)
    const apart = { otherId: await world.make.area(maker, square(6, 53)) }
    const merge = (change: object) => refusalOf(maker.call.measure.merge({ ...both, ...change }))
    expect(await merge({ otherId: both.measureId })).toMatchObject({ code: 'bad-input', path: 'otherId' })
    for (const change of [{ version: 2 }, { otherVersion: 0 }])
      expect(await merge(change)).toEqual({ code: 'conflict' })
    const pair = { type: 'MultiPolygon', coordinates: [WEST.coordinates, square(6, 53).coordinates] }
    for (const change of [{ geometry: WEST }, { geometry: square(4, 52, 2) }, { ...apart, geometry: pair }])
      expect(await merge(change)).toEqual({ code: 'bad-input', path: 'geometry', key: 'notMerged' })
    expect((await maker.call.feed.measures.mine({})).items.map(({ version }) => version)).toEqual([1, 1, 1])
  }),
)

test(
  'measure.merge: the first area gets the merged shape and the other is deleted, a repeated request returns the first answer, and the person can undo both changes',
  undone(async (world) => {
    const { make, guest } = world
    const [maker, fan] = [await make.member(), await make.member()]
    const both = await twoOf(world, maker)
    const { measureId, otherId } = both
    for (const id of [measureId, otherId]) await fan.call.measure.like({ measureId: id })
    const current = { ...both, version: 2, otherVersion: 2 }
    const first = await maker.call.measure.merge(current)
    expect(first.area).toMatchObject({ id: measureId, geometry: BOTH, likes: 1, title: 'The winding bit', version: 3 })
    expect(await maker.call.measure.merge(current)).toEqual(first)
    expect(await refusalOf(guest.feed.measures.one({ id: otherId }))).toEqual({ code: 'not-found' })
    expect(await maker.call.account.me()).toMatchObject({ areaCount: 1, score: 1 + 10 })

    await maker.call.measure.restore({ measureId: otherId })
    await maker.call.measure.update({ measureId, data: { geometry: WEST } })
    const { area } = await guest.feed.measures.one({ id: otherId })
    expect(area).toMatchObject({ title: 'The east', likes: 1 })
    expect(await maker.call.account.me()).toMatchObject({ areaCount: 2, score: 2 + 10 })
  }),
)

test(
  'feed.measures.touching: returns the areas of the caller that touch or overlap the given area',
  undone(async ({ make, guest }) => {
    const [maker, other] = [await make.member(), await make.member()]
    const id = await make.area(maker, WEST)
    const [overlaps, touches, nearly] = [
      await make.area(maker, EAST),
      await make.area(maker, square(5, 53.02)),
      // The shapes lie half a metre apart, as splitting leaves them.
      await make.area(maker, square(4.98999, 53)),
    ]
    await make.area(maker, square(5.5, 53))
    await make.area(other, WEST)
    const found = await maker.call.feed.measures.touching({ id })
    expect(found.items.map((area) => area.id).toSorted()).toEqual([overlaps, touches, nearly].toSorted())
    expect((await maker.call.feed.measures.touching({ id, limit: 1 })).next).not.toBeNull()
    expect((await other.call.feed.measures.touching({ id })).items).toEqual([])
    expect(await refusalOf(guest.feed.measures.touching({ id }))).toEqual({ code: 'not-signed-in' })
  }),
)
