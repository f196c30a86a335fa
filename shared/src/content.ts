import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind, type KINDS, type TopKind } from './kinds.ts'
import type { LngLat } from './geo/lngLat.ts'
import { Id, text } from './schemas.ts'

// The schemas and types that all kinds of community content share.

/** Characters of the reason for a deletion or a report: a sentence or two. */
export const REASON_MAX = 500
/** The reason for a deletion: empty if people delete their own content; required if a moderator deletes another person's. */
export const Reason = text(REASON_MAX).default('')
/** The reason for a report, which is required: without a reason nobody can weigh the report. */
export const ReportReason = text(REASON_MAX, 1)

/** Identifies a piece of content. `parentId` is the id of the content that contains it, such as a comment's thread; null if none. */
export const ContentRef = z.strictObject({ kind: z.enum(CONTENT_KINDS), id: Id, parentId: Id.nullable() })
export type ContentRef = z.infer<typeof ContentRef>

/** A person with their current name; the name is empty for a former member. */
export interface Author {
  id: string
  name: string
}

/** The kinds of things that photos are attached to: a kind of content, areas, adverts, or messages. */
export type PhotoSubject = ContentKind | 'area' | 'advert' | 'message'

/** A deletion, by the creator or by a moderator with a reason. */
export interface Deletion {
  at: string
  by: 'creator' | 'moderator'
  reason: string
}

/** The fields that the views of all kinds have. */
export interface ContentView {
  id: string
  creator: Author
  createdAt: string
  version: number
  /** The part that concerns the reader alone; null for a guest. */
  mine: { reported: boolean } | null
}

/** A piece of content with its place, as a pin on the map of its community. */
export interface ContentPin {
  id: string
  kind: ContentKind
  title: string
  place: LngLat
  /** True if the exact place is hidden: `place` is then the middle of a square of about a kilometre. */
  placeHidden: boolean
  createdAt: string
  version: number
}

/** The name of a kind's feed, under which `ContentCounts` has the count of that kind. */
type FeedOf<K extends ContentKind> = (typeof KINDS)[K]['feed']
export interface ContentCounts extends Record<FeedOf<ContentKind>, number> {}
/** Counts of the content of each kind that lies directly in a community, by the kind's feed. */
export interface TopCounts extends Record<FeedOf<TopKind>, number> {}
