import type { Lifecycle } from '../call/lifecycle.ts'

/** Votes stay when the account is erased: they are only counted. */
export const discussionLifecycle: Lifecycle = {
  exported: { votes: { table: 'comment_vote', owner: 'person_id', columns: 'comment_id, value, voted_at' } },
}
