import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind, type KINDS, type TopKind } from './kinds.ts'
import type { LngLat } from './geo/lngLat.ts'
import { Id, text } from './schemas.ts'

// The schemas and types that all kinds of community content share.

/** Characters of the reason for a deletion or a report: a sentence or two. */
export const REASON_MAX = 500
/** The reason of a deletion: empty when one deletes one's own; required where a moderator deletes another's. */
export const Reason = text(REASON_MAX).default('')
/** The reason of a report, which is required: without one nobody can weigh it. */
export const ReportReason = text(REASON_MAX, 1)

/** Points at a piece of content. `parentId` is what it belongs to inside its community, such as a comment's thread; else null. */
export const ContentRef = z.strictObject({ kind: z.enum(CONTENT_KINDS), id: Id, parentId: Id.nullable() })
export type ContentRef = z.infer<typeof ContentRef>

/** A person by their present name; empty for a former member. */
export interface Author {
  id: string
  name: string
}

/** Shows photos: a kind of content, areas, adverts, or messages. */
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
  /** The part that only the reader sees: null for a guest. */
  mine: { reported: boolean } | null
}

/** A piece of content where it lies, for the map of its community. */
export interface ContentPin {
  id: string
  kind: ContentKind
  title: string
  place: LngLat
  /** The place is the middle of a square of about a kilometre. */
  placeHidden: boolean
  createdAt: string
  version: number
}

/** Counts of the content of each kind, by its feed. */
type FeedOf<K extends ContentKind> = (typeof KINDS)[K]['feed']
export interface ContentCounts extends Record<FeedOf<ContentKind>, number> {}
/** Counts of the content of the kinds that lie directly in a community. */
export interface TopCounts extends Record<FeedOf<TopKind>, number> {}
