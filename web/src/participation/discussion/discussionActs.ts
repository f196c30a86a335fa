import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { patchOptimistically, showInstead } from '../../content/contentCache.ts'
import { deletionAct } from '../../content/deletionAct.ts'
import { api, type Inputs } from '../../platform/api/client.ts'
import { saveForm } from '../../platform/form/savedForm.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { paths } from '../../platform/paths.ts'
import { putComment } from './comments.ts'
import { type Vote, voteCall, voted } from './vote.ts'
import { editFormOf, formOf, type Edited, editInput, type Written } from './commentForms.ts'

/** A comment to add, with the content of the box in which it was written. */
export interface CommentInput {
  comment: Inputs['addComment'] & { id: string }
  written: Written
}

/** Adds a comment; `reopen` puts its text back into the box of its discussion. */
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
  // Neither act was sent: on the server the vote is still the one from before the earlier act.
  join: ({ before }, later) => ({ ...later, before }),
}

interface CommentEdit {
  before: CommentView
  edited: Edited
  /** The time of the edit, shown until the server's answer has one. */
  at: string
}

/** Edits one's own comment; the new text shows at once. `reopen` puts the text back into the edit form. */
export const commentEditAct: Act<CommentEdit, CommentView> = {
  name: 'commentEdit',
  label: 'discussion.act.edit',
  send: ({ before: { id: commentId, threadId }, edited }) =>
    api.editComment.mutate({ commentId, threadId, ...editInput(edited) }),
  put: putComment,
  show: ({ before, edited: { text, people: mentions, photos }, at: editedAt }) =>
    showInstead<CommentView>('comment', before, (one) => ({ ...one, text, mentions, photos, editedAt })),
  keyOf: ({ before: { id } }) => id,
  join: ({ before }, later) => ({ ...later, before }),
  reopen: async ({ before: { id, threadId }, edited }) => {
    saveForm(editFormOf(id), edited)
    return paths.post(threadId)
  },
}

/** Deletes one's own comment. */
export const commentDeleteAct = deletionAct('commentDelete', 'discussion.act.delete')

export const discussionActs = {
  comment: commentAct,
  commentVote: commentVoteAct,
  commentEdit: commentEditAct,
  commentDelete: commentDeleteAct,
}
