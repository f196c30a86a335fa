import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { patchOptimistically } from '../../content/contentCache.ts'
import { api, type Inputs } from '../../platform/api/client.ts'
import { saveForm } from '../../platform/form/savedForm.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { paths } from '../../platform/paths.ts'
import { putComment } from './comments.ts'
import { type Vote, voteCall, voted } from './vote.ts'
import { formOf, type Written } from './written.ts'

/** A comment to add, with what was written for it. */
export interface CommentInput {
  comment: Inputs['addComment'] & { id: string }
  written: Written
}

/** Adds a comment, which goes back into the box of its discussion when it is to be changed. */
export const commentAct: Act<CommentInput, CommentView> = {
  name: 'comment',
  label: 'discussion.act.comment',
  send: ({ comment }) => api.addComment.mutate(comment),
  put: putComment,
  reopen: async ({ comment: { threadId }, written }) => {
    saveForm(formOf(threadId), written)
    return paths.post(threadId)
  },
}

interface CommentVote {
  commentId: string
  threadId: string
  before: Vote
  /** 0 withdraws the vote. */
  vote: Vote
}

/** Votes on a comment; the counts change at once. */
export const commentVoteAct: Act<CommentVote, CommentView> = {
  name: 'commentVote',
  label: 'discussion.act.vote',
  send: ({ before, vote, commentId, threadId }) => api[voteCall(before, vote)].mutate({ commentId, threadId }),
  put: putComment,
  show: ({ commentId, vote }) => patchOptimistically<CommentView>('comment', commentId, (one) => voted(one, vote)),
  keyOf: ({ commentId }) => commentId,
  // The server knows the vote from before the first of them.
  join: ({ before }, later) => ({ ...later, before }),
}

export const discussionActs = { comment: commentAct, commentVote: commentVoteAct }
