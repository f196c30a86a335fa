import { args } from './args.ts'
import type { Author } from './discussion.ts'
import { REASON_MAX } from './discussion.ts'
import { Id } from './id.ts'
import { text } from './text.ts'

export const ReportComment = args(['commentId', 'threadId'], { commentId: Id, threadId: Id, reason: text(REASON_MAX, 1) })
export const ReportTreasure = args(['treasureId', 'text'], { treasureId: Id, text: text(REASON_MAX, 1) })
export const CommunityIdArgs = args(['communityId'], { communityId: Id })
export const PersonInCommunity = args(['userId', 'communityId'], { userId: Id, communityId: Id })

/** What is reported. */
export type ReportSubject = { kind: 'comment'; commentId: string; threadId: string } | { kind: 'treasure'; treasureId: string }

/** An open report as moderators see it: what, where, who says why. */
export interface ReportView {
  id: string
  communityId: string
  communityTitle: string
  subject: ReportSubject
  /** The words that were reported: a comment's text, a treasure's title. */
  text: string
  author: Author
  reporter: Author
  reason: string
  createdAt: string
}

export interface ModeratorRequestView {
  communityId: string
  communityTitle: string
  person: Author
  requestedAt: string
  refusedAt: string | null
}

/** What an owner or moderator did in a community. */
export interface ModerationLogView {
  id: string
  communityId: string
  communityTitle: string
  action: string
  by: Author | null
  at: string
  detail: Record<string, unknown>
  /** Whether it can still be taken back. */
  undoable: boolean
}
