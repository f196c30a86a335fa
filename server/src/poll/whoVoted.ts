import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskWhoVoted } from '@fieldfare/shared/poll.ts'
import { assertCan, readMine } from '../call/call.ts'
import { byId, paged } from '../call/page.ts'
import { lockContent } from '../content/load.ts'
import { asAuthor } from '../db/author.ts'

/**
 * The people who voted in a poll, for the owner of its community; not what they chose, nor when: in the order of their votes the
 * list would say it, beside counts that everyone watches.
 */
export const whoVoted = readMine('poll.see', AskWhoVoted).query(
  async ({ input: { pollId, ...page }, ctx: { db, who } }): Promise<Page<Author>> => {
    const { facts } = await lockContent(db, { kind: 'poll', id: pollId }, who, { lock: false })
    assertCan('poll.seeVoters', { ...facts, who })
    return paged(
      db
        .selectFrom('poll_vote')
        .innerJoin('person', 'person.id', 'poll_vote.person_id')
        .select(['poll_vote.person_id', asAuthor('poll_vote.person_id').as('person')])
        .where('poll_vote.poll_id', '=', pollId)
        .where('person.deleted_at', 'is', null),
      byId('poll_vote.person_id'),
      page,
      ({ person }) => person,
    )
  },
)
