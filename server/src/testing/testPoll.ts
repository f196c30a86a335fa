import { castOf } from './cast.ts'
import type { World } from './world.ts'

export const QUESTION = {
  title: 'Where shall the bench stand?',
  description: 'There is money for one.',
  options: ['By the slack', 'On the dune', 'Nowhere'],
}

/** Adds a poll of the cast's owner. */
export async function addTestPoll(world: World, data: object = {}) {
  const cast = await castOf(world)
  const poll = await cast.owner.call.addPoll({ communityId: cast.communityId, ...QUESTION, ...data })
  return { cast, poll, pollId: poll.id }
}

/** Returns the instant so many milliseconds from now, as text for a call. */
export const within = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** Moves a poll's end to a moment ago. */
export const endPoll = ({ deps }: World, pollId: string) =>
  deps.db.kysely
    .updateTable('poll')
    .set({ until: new Date(Date.now() - 1000) })
    .where('id', '=', pollId)
    .execute()
