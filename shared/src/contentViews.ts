import type { ContentRef } from './content.ts'
import type { CommentView, DiscussionNotices, ThreadView } from './discussion.ts'
import type { ContentKind } from './kinds.ts'
import type { MeetingNotices, MeetingView } from './meeting.ts'
import type { PledgeView } from './pledge.ts'
import type { PolisView } from './polis.ts'
import type { PollView } from './poll.ts'
import type { TreasureNotices, TreasureView } from './treasure.ts'

/** The view of each kind. */
export interface KindViews {
  thread: ThreadView
  comment: CommentView
  treasure: TreasureView
  poll: PollView
  polis: PolisView
  pledge: PledgeView
  meeting: MeetingView
}
/** Views as everyone sees them; `mine` is read apart. */
export type ContentViews = { [K in ContentKind]: Omit<KindViews[K], 'mine'> }

/** A change of one piece of content, as everyone sees it; a null view means deleted or no longer visible. */
export type ContentChanged = {
  [K in ContentKind]: ContentRef & { kind: K; communityId: string; version: number; view: ContentViews[K] | null }
}[ContentKind]

/** Notices that only one kind has. */
export interface KindNotices extends DiscussionNotices, TreasureNotices, MeetingNotices {}
