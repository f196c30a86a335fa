import type { CommentView } from '@fieldfare/shared/discussion.ts'

export type Vote = -1 | 0 | 1

/** Returns a comment after the reader's vote; the vote replaces the reader's earlier vote, and the same vote again changes nothing. */
export function voted(comment: CommentView, vote: Vote): CommentView {
  if (!comment.mine) return comment
  const before = comment.mine.vote
  const change = (value: Vote) => Number(vote === value) - Number(before === value)
  return { ...comment, up: comment.up + change(1), down: comment.down + change(-1), mine: { ...comment.mine, vote } }
}

/** Returns the name of the call that replaces the vote `before` by `vote`; 0 withdraws. */
export const voteCall = (before: Vote, vote: Vote) => {
  if (vote === 1) return 'upVoteComment'
  if (vote === -1) return 'downVoteComment'
  return before === 1 ? 'removeUpVoteComment' : 'removeDownVoteComment'
}
