import type { Author } from '@fieldfare/shared/content.ts'
import { AskVoters } from '@fieldfare/shared/discussion.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { assertCan, readMine } from '../call/call.ts'
import { byId, paged } from '../call/page.ts'
import { lockContent } from '../content/load.ts'
import { asAuthor } from '../db/author.ts'

/**
 * The people who voted on a comment, for the owner of its community; not what they voted, nor when: in the order of their
 * votes the list would tell, beside counts that everyone watches.
 */
export const voters = readMine('thread.see', AskVoters).query(
  async ({ input: { commentId, threadId, ...page }, ctx: { db, who } }): Promise<Page<Author>> => {
    const ref = { kind: 'comment' as const, id: commentId, parentId: threadId }
    const { facts } = await lockContent(db, ref, who, { lock: false })
    assertCan('comment.seeVoters', { ...facts, who })
    return paged(
      db
        .selectFrom('comment_vote')
        .innerJoin('person', 'person.id', 'comment_vote.person_id')
        .select(['comment_vote.person_id', asAuthor('comment_vote.person_id').as('person')])
        .where('comment_vote.comment_id', '=', commentId)
        .where('person.deleted_at', 'is', null),
      byId('comment_vote.person_id'),
      page,
      ({ person }) => person,
    )
  },
)
