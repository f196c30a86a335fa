import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskWhoVoted } from '@fieldfare/shared/poll.ts'
import { readMine } from '../../platform/call/call.ts'
import { readNames } from '../../content/namedPeople.ts'

/** Reads, for the owner of the community, the released names of people who voted in a poll, but not what they chose. */
export const whoVoted = readMine('poll.see', AskWhoVoted).query(
  ({ input: { pollId, ...page }, ctx: { db, who } }): Promise<Page<Author>> =>
    readNames(db, who, 'poll.seeVoters', { kind: 'poll', id: pollId }, page),
)
