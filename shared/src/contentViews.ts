import type { ContentRef } from './content.ts'
import type { ContentKind } from './kinds.ts'

/** The view of each kind of content. Empty here: the file of each kind, such as poll.ts, adds its own with `declare module`. */
export interface KindViews {}
/** Views as everyone sees them; `mine` is read separately. Empty in a program without the files of the kinds, such as e2e/. */
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

/** Notices that only one kind of content sends; the file of each kind, such as poll.ts, adds its own. */
export interface KindNotices {}

/** The kinds that can be answered in place, each with the data that comes besides its view; the file of each kind adds it. */
export interface AnswerableKinds {}
