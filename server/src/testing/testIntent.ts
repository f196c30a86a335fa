import { randomUUID } from 'node:crypto'
import type { KeepIntent } from '@fieldfare/shared/intent.ts'
import { makeSecret } from '../people/account/secrets.ts'
import { addTestPoll, QUESTION } from './testPoll.ts'
import type { TestPerson, World } from './world.ts'

export type WishInput = Omit<KeepIntent, 'join'> & { join?: string | null }

const [HERE] = QUESTION.options as [string]
export const joinWish = (landId: string, more: object = {}): WishInput => ({
  id: randomUUID(),
  act: 'join',
  input: { landId },
  then: `/community/${landId}`,
  ...more,
})
export const voteWish = (pollId: string, more: object = {}): WishInput => ({
  id: randomUUID(),
  act: 'vote',
  input: { pollId, value: HERE },
  then: `/poll/${pollId}`,
  ...more,
})
/** Adds a poll, and a person whose e-mail address is not verified and whose vote waits for the verification. */
export async function addWaitingVote(world: World): Promise<{ person: TestPerson; pollId: string }> {
  const { cast, pollId } = await addTestPoll(world)
  const person = await world.make.member({ verified: false })
  await person.call.intent.keep(voteWish(pollId, { join: cast.communityId }))
  return { person, pollId }
}
export const votesOf = async ({ guest }: World, id: string) =>
  (await guest.feed.polls.one({ id })).options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
/** Verifies the e-mail address of a person, as by the link in the mail: without a session. */
export const verifyAddress = async (
  { deps, guest }: World,
  { id, email }: TestPerson,
  kind: 'verify' | 'new-email' = 'verify',
) => {
  const token = await makeSecret(deps.db.kysely, kind, id, email, 60)
  return guest.account.verifyEmail({ token })
}
