import { z } from 'zod'
import { type Author, ContentRef } from './content.ts'
import { CONTENT_ACTS, type ContentAct } from './contentActs.ts'
import { args, Id, PageInput } from './schemas.ts'

export const ReopenReports = args(['subject'], { subject: ContentRef })
export const CommunityIdArgs = args(['communityId'], { communityId: Id })
export const PersonInCommunity = args(['userId', 'communityId'], { userId: Id, communityId: Id })

/** Asks for a page about one community, or about all communities that the caller moderates. */
export const ModerationPage = z.strictObject({ ...PageInput, communityId: Id.optional() })
/** Asks for open reports. `withinId`: only those on this piece of content and its parts, such as a thread and its comments. */
export const ReportsPage = z.strictObject({ ...PageInput, communityId: Id.optional(), withinId: Id.optional() })
export const ModerationCountsOf = z.strictObject({ communityId: Id.optional() }).optional()

/** An open report as moderators see it: the content, its place, the reporter and the reason. */
export interface ReportView {
  id: string
  communityId: string
  communityTitle: string
  subject: ContentRef
  /** The reported text, as it was when it was reported: a comment's text, the title of anything else. */
  text: string
  /** True if the text was edited since. */
  changed: boolean
  author: Author
  /** The time at which the content was posted. */
  saidAt: string
  reporter: Author
  reason: string
  createdAt: string
  /** True if the reader may decide the report: the author may not, if somebody else can. */
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
  /** True for the community's creator, who always stays its moderator. */
  creator: boolean
}

/** A community that the reader moderates or owns. */
export interface LookedAfterView {
  id: string
  title: string
  moderators: ModeratorView[]
  /** True if the reader owns the community: owners can also remove moderators. */
  owner: boolean
}

/** Actions in the moderation log that are not about content. */
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

/** An entry of the moderation log: an action of an owner or moderator in a community. */
export interface ModerationLogView {
  id: string
  communityId: string
  communityTitle: string
  action: LogAction
  /** The person who acted; null if the platform acted automatically. */
  by: Author | null
  at: string
  /** The id of the thing or person acted on. */
  subject: string
  /** The person concerned: the author of the deleted content, or the person who asked to moderate. */
  person: Author | null
  /**
   * The text of the thing acted on: the beginning of a comment, or the title of anything else. Empty for people, and once
   * the thing is purged or its author withdrew it.
   */
  words: string
  /** The content acted on, so that it can be opened; null for people. */
  content: ContentRef | null
  reason: string
  /** True if the reader can still undo the action. */
  undoable: boolean
}

/** The open work of a moderator. */
export interface ModerationCounts {
  /** True if the person moderates any community. */
  moderates: boolean
  reports: number
  requests: number
}
