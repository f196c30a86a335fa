import { square, type TestPerson, type World } from './world.ts'

/** Everyone whose rights on what is said in a community differ, and the community. */
export async function castOf({ make, deps }: World) {
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const joined = async (person: Promise<TestPerson>): Promise<TestPerson> => {
    const one = await person
    await one.call.subscribe({ landId: communityId })
    return one
  }
  const otherOwner = await make.owner()
  await make.community(otherOwner, square(8, 50), { title: 'Elsewhere' })
  const moderator = await make.member()
  await deps.db.kysely.insertInto('moderator').values({ community_id: communityId, person_id: moderator.id }).execute()
  return {
    communityId,
    stranger: await make.member(),
    unverified: await joined(make.member({ verified: false })),
    subscriber: await joined(make.member()),
    moderator,
    otherOwner,
    creator: await joined(make.member()),
    owner,
    admin: await make.admin(),
  }
}
export type Cast = Awaited<ReturnType<typeof castOf>>
export type Role = Exclude<keyof Cast, 'communityId'>

/** The calls as somebody of the cast makes them, or a guest. */
export const callOf = (world: World, cast: Cast, role: Role | 'guest') => (role === 'guest' ? world.guest : cast[role].call)
