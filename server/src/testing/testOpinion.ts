import type { Stance } from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { opinionJobs } from '../participation/opinion/jobs.ts'
import { castOf } from './cast.ts'
import type { World } from './world.ts'

export const TEST_OPINION = {
  title: 'How do we keep the dunes quiet?',
  description: 'The path is busy in spring.',
  viewpoints: ['Dogs on a lead', 'Close the path in May', 'More signs'],
}

/** Adds an opinion map of the cast's owner, with its viewpoints in their order. */
export async function addTestOpinion(world: World, data: object = {}) {
  const cast = await castOf(world)
  const { id: opinionId } = await cast.owner.call.addOpinion({
    communityId: cast.communityId,
    ...TEST_OPINION,
    ...data,
  })
  const { items } = await world.guest.feed.viewpoints.of({ opinionId })
  const viewpoints = items.toSorted((a, b) => a.number - b.number).map(({ id }) => id)
  return { cast, opinionId, viewpoints }
}

/** Adds members of a community, each with these votes. */
export async function addVoters(
  { make }: World,
  communityId: string,
  opinionId: string,
  votes: readonly (readonly [viewpointId: string, stance: Stance][])[],
) {
  const people = []
  for (const each of votes) {
    const person = await make.member()
    await person.call.subscribe({ landId: communityId })
    for (const [viewpointId, stance] of each) await person.call.voteOnViewpoint({ opinionId, viewpointId, stance })
    people.push(person)
  }
  return people
}

/** Computes an opinion map, as a server does some seconds after a vote; tests start no workers. */
export const computed = ({ deps }: World, opinionId: string): Promise<void> =>
  opinionJobs.work(deps).makeOpinionMap({ opinionId })

/** Counts the waiting jobs that compute opinion maps. */
export async function waitingMaps({ deps }: World): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pgboss.job
    where name = 'makeOpinionMap' and state = 'created'`.execute(deps.db.kysely)
  return rows[0]?.count ?? 0
}
