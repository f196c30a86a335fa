import type { CommentView } from '@fieldfare/shared/discussion.ts'

export type Vote = -1 | 0 | 1

/** A comment after its reader voted; a vote replaces the one before, and the same vote again changes nothing. */
export function voted(comment: CommentView, vote: Vote): CommentView {
  if (!comment.mine) return comment
  const before = comment.mine.vote
  const change = (value: Vote) => Number(vote === value) - Number(before === value)
  return { ...comment, up: comment.up + change(1), down: comment.down + change(-1), mine: { ...comment.mine, vote } }
}

/** The name of the call that replaces one vote by another; the same vote again calls the same again. */
export const voteCall = (before: Vote, vote: Vote) => {
  if (vote === 1) return 'upVoteComment'
  if (vote === -1) return 'downVoteComment'
  return before === 1 ? 'removeUpVoteComment' : 'removeDownVoteComment'
}
