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
}
/** What people say or show: removed by somebody, it is hidden until it is purged. */
interface Said {
  id: string
  created_by: string
  version: Generated<number>
  created_at: Stamp
  hidden_at: Date | null
  hidden_by: string | null
  hidden_reason: string | null
}
export interface Thread extends Said {
  community_id: string
  title: string
  description: string
  comments: Generated<number>
  commented_at: Date | null
  edited_at: Date | null
}
export interface ThreadPhoto {
  thread_id: string
  position: number
  photo_id: string
}
export interface Comment extends Said {
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
export interface Treasure extends Said {
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
  comment_id: string | null
  treasure_id: string | null
  person_id: string
  reason: string
  words: string | null
  created_at: Stamp
  outcome: 'left' | 'removed' | null
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
