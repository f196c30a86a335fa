import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { polygon, square, star } from '@fieldfare/shared/geo/testShapes.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { areaHappenings } from '../area/happenings.ts'
import { keepCells } from '../loveMap/keepCells.ts'
import { keepArea, keepCommunity } from '../../testing/uncheckedShapes.ts'
import { soonDone, whileOthersGoOn } from '../../testing/patience.ts'
import { readTile } from '../tile/rows.ts'
import { round } from '../../testing/testShapes.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'

const { lasting } = useWorld()
// These tests use ordinary calls on hostile data: shapes whose lines lie close together and never meet.

/** Returns a square with a star-shaped hole and, in the hole, a shape like it: their lines are a hundred metres and more apart. */
const holed = (corners: number, lng: number, lat: number): AreaShape => {
  const [hole = []] = star(corners, lng, lat, 0.05).coordinates as Position[][]
  return polygon(square(lng - 0.1, lat - 0.1, 0.2), hole.toReversed())
}
const inHole = (corners: number, lng: number, lat: number, nth = 0) => star(corners, lng, lat, 0.025 - nth / 100_000)

test('feed.stories.near, feed.stories.around: complex shapes are answered in bounded time, in the order of distance', async () => {
  const world = lasting()
  const { make, guest } = world
  const [maker, other] = [await make.member(), await make.member()]
  const id = await keepArea(world, maker, holed(490, 5, 53))
  for (let i = 0; i < 100; i++) await keepArea(world, maker, inHole(499, 5, 53, i))
  const { items } = await soonDone(other, () => guest.feed.stories.near({ id }))
  expect(items.length).toBeGreaterThan(10)
  const metres = items.map((item) => item.metres)
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  await soonDone(other, () => guest.feed.stories.around({ id }))
})

test('feed.measures.touching: finds the touching area among complex shapes in bounded time', async () => {
  const world = lasting()
  const { make } = world
  const [maker, other] = [await make.member(), await make.member()]
  const id = await keepArea(world, maker, holed(4900, 15, 53))
  for (let i = 0; i < 20; i++) await keepArea(world, maker, inHole(5000, 15, 53, i))
  const beside = await make.area(maker, polygon(square(15.1, 53, 0.01)))
  const { items } = await soonDone(other, () => maker.call.feed.measures.touching({ id, limit: 50 }))
  expect(items.map((item) => item.id)).toContain(beside)
})

test('feed.land.all: finds communities that touch the caller’s areas among complex shapes in bounded time', async () => {
  const world = lasting()
  const { make } = world
  const [maker, other] = [await make.member(), await make.member()]
  const [lng, lat] = [25, 53]
  for (let i = 0; i < 40; i++) await keepArea(world, maker, inHole(5000, lng, lat, i))
  for (let i = 0; i < 40; i++) await keepArea(world, maker, inHole(499, lng, lat, i))
  for (let i = 0; i < 8; i++) await keepCommunity(world, await make.owner(), holed(4900, lng, lat))
  const ownId = await keepCommunity(world, await make.owner(), polygon(square(lng - 0.01, lat, 0.02)))
  const { items } = await soonDone(other, () => maker.call.feed.land.all({ touching: true }))
  expect(items.map((item) => item.id)).toContain(ownId)
})

test('addPoll: a complex option far from complex land is refused with farFromLand, and an option near it is accepted', async () => {
  const world = lasting()
  const { make } = world
  const [owner, other] = [await make.owner(), await make.member()]
  const communityId = await keepCommunity(world, owner, round(4900, 35, 53))
  const until = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString()
  const ask = (lng: number) =>
    owner.call.addPoll({
      communityId,
      title: 'Where?',
      options: [
        { value: 'Here', place: star(490, lng, 53, 0.01) },
        { value: 'There', place: star(490, lng, 53, 0.02) },
      ],
      until,
    })
  expect(await soonDone(other, () => refusalOf(ask(35.6)))).toMatchObject({ key: 'farFromLand' })
  await soonDone(other, () => ask(35.2))
})

test('areaHappenings.mine: finds new areas near the person’s areas among complex shapes in bounded time', async () => {
  const world = lasting()
  const { make, deps } = world
  const [maker, neighbour, other] = [await make.member(), await make.member(), await make.member()]
  const [lng, lat] = [45, 53]
  const since = new Date(Date.now() - 60_000)
  for (let i = 0; i < 5; i++) await keepArea(world, maker, inHole(499, lng, lat, i))
  for (let i = 0; i < 5; i++) await keepArea(world, neighbour, star(499, lng + 0.066, lat, 0.02 + i / 10_000))
  const window = { since, until: new Date(Date.now() + 1000) }
  const { rows } = await soonDone(other, () =>
    sql`select * from (${areaHappenings.mine(window, maker.id, 10)}) found`.execute(deps.db.kysely),
  )
  expect(rows).toHaveLength(5)
})

test('tiles, figures and explanations of complex areas on complex land are answered in bounded time', async () => {
  const world = lasting()
  const { make, deps, guest } = world
  const [owner, maker, other] = [await make.owner(), await make.member(), await make.member()]
  const [lng, lat] = [55, 53]
  const landId = await keepCommunity(world, owner, star(5000, lng, lat))
  for (let i = 0; i < 40; i++) await keepArea(world, maker, star(5000, lng + i / 1000, lat))
  for (let i = 0; i < 40; i++) await keepArea(world, maker, star(499, lng + i / 1000, lat))
  const { items } = await soonDone(other, () =>
    guest.feed.measures.tile({ ...tileAt(lng, lat, ROOM_ZOOM), filter: { land: landId }, limit: 100 }),
  )
  expect(items.length).toBeGreaterThan(30)
  const drawn = await soonDone(other, () =>
    readTile(deps.db.kysely, { z: 10, ...tileAt(lng, lat, 10) }, undefined, { land: landId }),
  )
  expect(drawn?.areas).not.toBeNull()
  await soonDone(other, () => owner.call.feed.land.figures({ id: landId }))
  await soonDone(other, () => owner.call.feed.land.explanations({ id: landId }))
  await whileOthersGoOn(other, () => keepCells(deps.db.kysely))
})
