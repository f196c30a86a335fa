import { z } from 'zod'
import { args, Id, PageInput, text } from './schemas.ts'
import type { Author } from './discussion.ts'
import { REASON_MAX } from './discussion.ts'

/** What is reported. */
export const ReportSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comment'), commentId: Id, threadId: Id }),
  z.strictObject({ kind: z.literal('treasure'), treasureId: Id }),
])
export type ReportSubject = z.infer<typeof ReportSubject>

/** Why something is reported: without a reason nobody can weigh it. */
export const ReportReason = text(REASON_MAX, 1)

export const ReportComment = args(['commentId', 'threadId'], { commentId: Id, threadId: Id, reason: ReportReason })
export const ReportTreasure = args(['treasureId', 'text'], { treasureId: Id, text: ReportReason })
export const ReopenReports = args(['subject'], { subject: ReportSubject })
export const CommunityIdArgs = args(['communityId'], { communityId: Id })
export const PersonInCommunity = args(['userId', 'communityId'], { userId: Id, communityId: Id })

/** Of all communities that one looks after, or of one; reports also of one thread. */
export const ModerationPage = z.strictObject({ ...PageInput, communityId: Id.optional() })
export const ReportsPage = z.strictObject({ ...PageInput, communityId: Id.optional(), threadId: Id.optional() })
export const ModerationCountsOf = z.strictObject({ communityId: Id.optional() }).optional()

/** An open report as moderators see it: what, where, who says why. */
export interface ReportView {
  id: string
  communityId: string
  communityTitle: string
  subject: ReportSubject
  /** The words that were reported, as they were then: a comment's text, a treasure's title. */
  text: string
  /** Whether other words stand there now. */
  changed: boolean
  author: Author
  /** When it was said or shown. */
  saidAt: string
  reporter: Author
  reason: string
  createdAt: string
}

export interface ModeratorRequestView {
  id: string
  communityId: string
  communityTitle: string
  person: Author
  requestedAt: string
}

export interface ModeratorView {
  person: Author
  since: string
  /** Who started the community, and stays its moderator. */
  creator: boolean
}

/** A community that the reader looks after. */
export interface LookedAfterView {
  id: string
  title: string
  moderators: ModeratorView[]
  /** Whether the reader owns it: owners also remove moderators. */
  owner: boolean
}

/** What can be read in the log; each stands in the log under this name. */
export const LOG_ACTIONS = [
  'report.left',
  'report.reopened',
  'moderator.asked',
  'moderator.withdrawn',
  'moderator.refused',
  'moderator.reconsidered',
  'moderator.added',
  'moderator.removed',
  'moderator.restored',
  'thread.delete',
  'thread.restore',
  'comment.delete',
  'comment.restore',
  'treasure.delete',
  'treasure.restore',
  'treasure.hidePlace',
] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

/** What an owner or moderator did in a community. */
export interface ModerationLogView {
  id: string
  communityId: string
  communityTitle: string
  action: LogAction
  /** Null when the platform did it by itself. */
  by: Author | null
  at: string
  /** The id of the thing or person it was done to. */
  subject: string
  /** Whom it was done to: the author of what was removed, or who asked to moderate. */
  person: Author | null
  /** What it was done to, in its own words: how a comment begins, or the title of anything else. Empty for people, and once it is purged or its author withdrew it. */
  words: string
  /** For a comment its thread, so that it can be opened. */
  threadId: string | null
  reason: string
  /** Whether the reader can still take it back. */
  undoable: boolean
}

/** What waits for somebody who moderates. */
export interface ModerationCounts {
  /** Whether there is anything they look after at all. */
  moderates: boolean
  reports: number
  requests: number
}
