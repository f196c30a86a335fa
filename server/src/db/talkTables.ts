import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { Generated } from 'kysely'
import type { Geometry, Stamp } from './columnKinds.ts'

// What people say and show in a community.

export interface Photo {
  id: string
  owner_id: string
  width: number
  height: number
  bytes: number
  created_at: Stamp
  /** The content that shows it, null while none does; \`position\` orders the photos of one subject. */
  subject_kind: ContentKind | null
  subject_id: string | null
  position: number | null
}
/** Columns that the table of every kind of content has. Deleted content is hidden until it is purged. */
export interface ContentColumns {
  id: string
  created_by: string
  version: Generated<number>
  created_at: Stamp
  hidden_at: Date | null
  hidden_by: string | null
  hidden_reason: string | null
}
export interface Thread extends ContentColumns {
  community_id: string
  title: string
  description: string
  comments: Generated<number>
  commented_at: Date | null
  edited_at: Date | null
}
export interface Comment extends ContentColumns {
  thread_id: string
  text: string
  up: Generated<number>
  down: Generated<number>
  edited_at: Date | null
}
export interface CommentVote {
  comment_id: string
  person_id: string
  value: -1 | 1
  voted_at: Stamp
}
export interface Treasure extends ContentColumns {
  community_id: string
  title: string
  description: string
  photo_id: string
  geom: Geometry
  place_hidden: Generated<boolean>
  place_hidden_by: string | null
  flagged: Generated<boolean>
  report_text: Generated<string>
}
export interface Report {
  id: Generated<string>
  community_id: string
  subject_kind: ContentKind
  subject_id: string
  person_id: string
  reason: string
  words: string | null
  created_at: Stamp
  outcome: 'kept' | 'deleted' | null
  decided_at: Date | null
  decided_by: string | null
}
export interface ModeratorRequest {
  id: Generated<string>
  community_id: string
  person_id: string
  requested_at: Stamp
  refused_at: Date | null
  refused_by: string | null
}
