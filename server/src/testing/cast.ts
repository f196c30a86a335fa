import { afterAll, beforeAll } from 'vitest'
import { square, type TestPerson, type World } from './world.ts'

let cached: Cast | undefined

/** Makes the cast once for all tests of a file; changes that a test makes to the cast are undone after the test. */
export function keepCast(lasting: () => World): void {
  beforeAll(async () => void (cached = await makeCast(lasting())))
  afterAll(() => void (cached = undefined))
}

/** Returns the cast: a community, and one person for each role with different rights on its content. */
export const castOf = async (world: World): Promise<Cast> => (cached ? sameIn(world, cached) : makeCast(world))

/** Returns things made in one world for use in another world on the same database: people among the things make their calls in the other world. */
export function sameIn<T extends object>(world: World, made: T): T {
  const entries = Object.entries(made).map(([name, one]) => [
    name,
    isPerson(one) ? { ...one, call: world.callWith(one.cookie) } : one,
  ])
  return Object.fromEntries(entries) as T
}
const isPerson = (one: unknown): one is TestPerson => typeof one === 'object' && one !== null && 'cookie' in one

async function makeCast({ make, deps }: World) {
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
export type Cast = Awaited<ReturnType<typeof makeCast>>
export type Role = Exclude<keyof Cast, 'communityId'>

/** Returns the calls of a person of the cast, or of a guest. */
export const callOf = (world: World, cast: Cast, role: Role | 'guest') =>
  role === 'guest' ? world.guest : cast[role].call
