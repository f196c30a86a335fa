import type { ContentRef } from './content.ts'
import type { CommentView, DiscussionNotices, ThreadView } from './discussion.ts'
import type { ContentKind } from './kinds.ts'
import type { MeetingNotices, MeetingView } from './meeting.ts'
import type { PledgeView } from './pledge.ts'
import type { PolisView } from './polis.ts'
import type { PollView } from './poll.ts'
import type { TreasureNotices, TreasureView } from './treasure.ts'

/** What everyone sees of each kind; `mine` is read apart. */
export interface ContentViews {
  thread: Omit<ThreadView, 'mine'>
  comment: Omit<CommentView, 'mine'>
  treasure: Omit<TreasureView, 'mine'>
  poll: Omit<PollView, 'mine'>
  polis: Omit<PolisView, 'mine'>
  pledge: Omit<PledgeView, 'mine'>
  meeting: Omit<MeetingView, 'mine'>
}

/** A change of one piece of content, as everyone sees it; a null view means deleted or no longer visible. */
export type ContentChanged = {
  [K in ContentKind]: ContentRef & { kind: K; communityId: string; version: number; view: ContentViews[K] | null }
}[ContentKind]

/** Notices that only one kind has. */
export interface KindNotices extends DiscussionNotices, TreasureNotices, MeetingNotices {}
