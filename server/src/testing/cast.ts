import { afterAll, beforeAll } from 'vitest'
import { square, type TestPerson, type World } from './world.ts'

let cached: Cast | undefined

/** Makes the cast once for all tests of a file; what each of them does to it is undone after it. */
export function keepCast(lasting: () => World): void {
  beforeAll(async () => void (cached = await makeCast(lasting())))
  afterAll(() => void (cached = undefined))
}

/** Everyone whose rights on what is said in a community differ, and the community. */
export const castOf = async (world: World): Promise<Cast> => (cached ? sameIn(world, cached) : makeCast(world))

/** The things of one world, with its people as callers in another world on the same database. */
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

/** The calls of one of the cast, or of a guest. */
export const callOf = (world: World, cast: Cast, role: Role | 'guest') =>
  role === 'guest' ? world.guest : cast[role].call
