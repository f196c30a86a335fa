import type { Generated } from 'kysely'
import type { ContentColumns, Geometry, Stamp } from '../db/columnKinds.ts'

export interface DiscussionTables {
  thread: Thread
  comment: Comment
  comment_mention: CommentMention
  comment_vote: CommentVote
}

interface Thread extends ContentColumns {
  community_id: string
  title: string
  description: string
  /** Comments that are not deleted. */
  comments: Generated<number>
  commented_at: Date | null
  edited_at: Date | null
  /** A point, where it is about one. */
  place: Geometry | null
  /** When its community's owner put it on top of the list. */
  on_top_at: Date | null
}
interface Comment extends ContentColumns {
  thread_id: string
  text: string
  up: Generated<number>
  down: Generated<number>
  edited_at: Date | null
  /** The comment that it answers. */
  quoted_id: string | null
  /** Which of its characters are quoted: the first, from 1, and how many; null for its beginning. */
  quoted_from: number | null
  quoted_length: number | null
}
interface CommentMention {
  comment_id: string
  person_id: string
  /** False once an edit took it out. */
  named: Generated<boolean>
  mentioned_at: Stamp
}
interface CommentVote {
  comment_id: string
  person_id: string
  value: -1 | 1
  voted_at: Stamp
}
