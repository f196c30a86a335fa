import { z } from 'zod'
import { type Author, ContentRef } from './content.ts'
import { CONTENT_ACTS, type ContentAct } from './contentActs.ts'
import { args, Id, PageInput } from './schemas.ts'

export const ReopenReports = args(['subject'], { subject: ContentRef })
export const CommunityIdArgs = args(['communityId'], { communityId: Id })
export const PersonInCommunity = args(['userId', 'communityId'], { userId: Id, communityId: Id })

/** Asks for one community, or for all that one moderates. */
export const ModerationPage = z.strictObject({ ...PageInput, communityId: Id.optional() })
/** `withinId`: only reports on this piece of content and on what lies in it, such as a thread and its comments. */
export const ReportsPage = z.strictObject({ ...PageInput, communityId: Id.optional(), withinId: Id.optional() })
export const ModerationCountsOf = z.strictObject({ communityId: Id.optional() }).optional()

/** An open report as moderators see it: the content, its place, the reporter and the reason. */
export interface ReportView {
  id: string
  communityId: string
  communityTitle: string
  subject: ContentRef
  /** The words that were reported, as they were then: a comment's text, the title of anything else. */
  text: string
  /** True if the words were edited since. */
  changed: boolean
  author: Author
  /** The time at which it was said or shown. */
  saidAt: string
  reporter: Author
  reason: string
  createdAt: string
  /** True if the reader may decide: not the author, where somebody else can. */
  decidable: boolean
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
  /** The person is the community's creator, and stays its moderator. */
  creator: boolean
}

/** A community that the reader looks after. */
export interface LookedAfterView {
  id: string
  title: string
  moderators: ModeratorView[]
  /** True if the reader owns it: owners also remove moderators. */
  owner: boolean
}

/** Entries of the log that are not about content. */
const COMMUNITY_LOG_ACTIONS = [
  'community.correct',
  'report.dismissed',
  'report.reopened',
  'moderator.asked',
  'moderator.withdrawn',
  'moderator.refused',
  'moderator.reconsidered',
  'moderator.added',
  'moderator.removed',
  'moderator.restored',
] as const
export type LogAction = (typeof COMMUNITY_LOG_ACTIONS)[number] | ContentAct
export const LOG_ACTIONS: readonly LogAction[] = [...COMMUNITY_LOG_ACTIONS, ...CONTENT_ACTS]

/** An act of an owner or moderator in a community. */
export interface ModerationLogView {
  id: string
  communityId: string
  communityTitle: string
  action: LogAction
  /** The person who did it; null if the platform did it automatically. */
  by: Author | null
  at: string
  /** The id of the thing or person that the action was on. */
  subject: string
  /** The person concerned: the author of the deleted content, or the person who asked to moderate. */
  person: Author | null
  /**
   * The thing that it was done to, in its own words: the beginning of a comment, or the title of anything else. Empty
   * for people, and once it is purged or its author withdrew it.
   */
  words: string
  /** The content it was done to, so that it can be opened; null for people. */
  content: ContentRef | null
  reason: string
  /** True if the reader can still undo the action. */
  undoable: boolean
}

/** The open work of a moderator. */
export interface ModerationCounts {
  /** True if they moderate any community. */
  moderates: boolean
  reports: number
  requests: number
}
