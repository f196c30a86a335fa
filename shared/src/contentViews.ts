import type { ContentRef } from './content.ts'
import type { ContentKind } from './kinds.ts'

/** The view of each kind; the file of its noun adds it. */
export interface KindViews {}
/** Views as everyone sees them; `mine` is read apart. A program without the nouns, such as the journeys, knows none. */
export type ContentViews = { [K in ContentKind & keyof KindViews]: Omit<KindViews[K], 'mine'> }

/** A change of one piece of content, as everyone sees it; a null view means deleted or no longer visible. */
export type ContentChanged = {
  [K in keyof ContentViews]: ContentRef & {
    kind: K
    communityId: string
    version: number
    view: ContentViews[K] | null
  }
}[keyof ContentViews]

/** Notices that only one kind has; the file of its noun adds them. */
export interface KindNotices {}

/** The kinds that can be answered in place, each with what comes with its view; the file of its noun adds it. */
export interface AnswerableKinds {}
