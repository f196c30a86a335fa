import type { Author } from '@fieldfare/shared/content.ts'
import { AskVoters } from '@fieldfare/shared/discussion.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { readMine } from '../../platform/call/call.ts'
import { readNames } from '../../content/namedPeople.ts'

/** Reads, for the owner of the community, the released names of people who voted on a comment, but not what they voted. */
export const voters = readMine('thread.see', AskVoters).query(
  ({ input: { commentId, threadId, ...page }, ctx: { db, who } }): Promise<Page<Author>> =>
    readNames(db, who, 'comment.seeVoters', { kind: 'comment', id: commentId, parentId: threadId }, page),
)
