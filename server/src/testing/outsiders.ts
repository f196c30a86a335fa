import type { World } from './world.ts'

/** Makes people who do not own a community: the owner of another community, a stranger, a subscriber and a moderator. */
export async function outsidersOf({ make, deps }: World, communityId: string) {
  const other = await make.owner()
  const [stranger, subscriber, moderator] = [await make.member(), await make.member(), await make.member()]
  await subscriber.call.subscribe({ landId: communityId })
  await deps.db.kysely.insertInto('moderator').values({ community_id: communityId, person_id: moderator.id }).execute()
  return [other, stranger, subscriber, moderator] as const
}
