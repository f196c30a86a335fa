import type { CommentView, DiscussionNotices, ThreadView } from './discussion.ts'
import type { PledgeView } from './pledge.ts'
import type { MeetingNotices, MeetingView } from './meeting.ts'
import type { PolisView } from './polis.ts'
import type { PollView } from './poll.ts'
import type { TreasureNotices, TreasureView } from './treasure.ts'

/**
 * The kinds of community content: what people put into a community and moderators may delete. A new kind is one line here, in
 * `server/src/kinds.ts` and in `web/src/kinds.ts`. `feed` names where it is read and followed, `within` what that feed belongs to:
 * the community, or another kind.
 */
export const KINDS = {
  thread: { feed: 'threads', within: 'community' },
  comment: { feed: 'comments', within: 'thread' },
  treasure: { feed: 'treasures', within: 'community' },
  poll: { feed: 'polls', within: 'community' },
  polis: { feed: 'polis', within: 'community' },
  pledge: { feed: 'pledges', within: 'community' },
  meeting: { feed: 'meetings', within: 'community' },
} as const satisfies Record<string, { feed: string; within: string }>

export type ContentKind = keyof typeof KINDS
export const CONTENT_KINDS = Object.keys(KINDS) as [ContentKind, ...ContentKind[]]

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

/** Kinds whose form is kept as a draft. */
export const KIND_DRAFTS = ['treasure'] as const

/** Notices that only one kind has. */
export interface KindNotices extends DiscussionNotices, TreasureNotices, MeetingNotices {}

/** What the moderation log shows of a kind besides its deletion and restoration. */
export const KIND_LOG_ACTIONS = ['thread.keepOnTop', 'treasure.hidePlace'] as const
