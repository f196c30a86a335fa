import { randomUUID } from 'node:crypto'
import type { Place } from '@fieldfare/shared/treasure.ts'
import { castOf } from './cast.ts'
import type { TestPerson, World } from './world.ts'

export const NEST = { lng: 5.0512345, lat: 53.0598765 }
export const COARSE = { lng: 5.055, lat: 53.055 }
/** Matches a coordinate of NEST in any notation: the server may not send the exact place to other people. */
export const EXACT = /5\.051|53\.059/

export async function photoOf({ deps }: World, { id }: Pick<TestPerson, 'id'>): Promise<string> {
  const photo = { id: randomUUID(), owner_id: id, width: 40, height: 30, bytes: 900 }
  await deps.db.kysely.insertInto('photo').values(photo).execute()
  return photo.id
}

export const treasure = (communityId: string, photoId: string, data: object = {}, { lng, lat }: Place = NEST) => ({
  communityId,
  data: {
    title: 'A nest',
    description: 'In the reeds',
    geometry: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
    photoId,
    ...data,
  },
})

/** Returns a community with people in every relation to it, named for tests of treasures. */
export async function cast(world: World) {
  const { communityId: id, creator: finder, otherOwner: other, ...rest } = await castOf(world)
  return { id, finder, other, ...rest }
}

export const find = async (world: World, communityId: string, finder: TestPerson, data: object = {}, place?: Place) =>
  finder.call.addTreasure(treasure(communityId, await photoOf(world, finder), data, place))
