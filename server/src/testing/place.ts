import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { sameIn } from './cast.ts'
import type { TestPerson, World } from './world.ts'

let cached: Awaited<ReturnType<typeof makePlace>> | undefined

/** Makes the place once for all tests of a file; changes that a test makes to the place are undone after the test. */
export function keepPlace(lasting: () => World): void {
  beforeAll(async () => void (cached = await makePlace(lasting())))
  afterAll(() => void (cached = undefined))
}

/** Returns the place: a community with an owner, a moderator, a subscriber with a thread, a comment and a treasure, and another subscriber. */
export const madePlace = async (world: World) => (cached ? sameIn(world, cached) : makePlace(world))

/** Makes the same place, for a test whose commits stay. */
export async function makePlace(world: World) {
  const { make, deps } = world
  const [owner, moderator, author, reporter] = [
    await make.owner(),
    await make.member(),
    await make.member(),
    await make.member(),
  ]
  const communityId = await make.community(owner)
  for (const { call } of [moderator, author, reporter]) await call.subscribe({ landId: communityId })
  await deps.db.kysely.insertInto('moderator').values({ community_id: communityId, person_id: moderator.id }).execute()
  const thread = await author.call.addThread({ communityId, title: 'The Slufter path', description: '' })
  const comment = await author.call.addComment({ threadId: thread.id, text: 'Leave your sofa.' })
  const treasureId = await plantTreasure(world, communityId, author)
  return { owner, moderator, author, reporter, communityId, threadId: thread.id, commentId: comment.id, treasureId }
}

async function plantTreasure({ deps }: World, communityId: string, finder: TestPerson): Promise<string> {
  const [id, photo] = [randomUUID(), randomUUID()]
  const { kysely } = deps.db
  const shown = { subject_kind: 'treasure', subject_id: id, position: 0 } as const
  await kysely
    .insertInto('photo')
    .values({ id: photo, owner_id: finder.id, width: 4, height: 3, bytes: 99, ...shown })
    .execute()
  await kysely
    .insertInto('treasure')
    .values({
      id,
      community_id: communityId,
      created_by: finder.id,
      title: 'A spoonbill',
      description: '',
      photo_id: photo,
      geom: sql`ST_SetSRID(ST_MakePoint(5.05, 53.05), 4326)`,
    })
    .execute()
  return id
}

/** Reads the kinds and data of a person's unread notices, newest last. */
export async function newsOf(person: TestPerson) {
  const { items } = await person.call.notice.list({})
  return items.filter(({ read }) => !read).map(({ kind, data }) => ({ kind, data }))
}
