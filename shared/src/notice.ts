import type { ContentRef } from './content.ts'
import type { KindNotices } from './contentViews.ts'

/** The notices that a person gets in the app, by kind; `data` fills the kind's message. */
export interface NoticeKinds extends KindNotices {
  'community.joined': { communityId: string; title: string; areaId: string }
  'community.offered': { communityId: string; title: string; areaId: string }
  /** Tells the community's creator that an admin has to approve the land before others see it. The next two notices tell the decision. */
  'community.waiting': { communityId: string; title: string }
  'community.approved': { communityId: string; title: string }
  'community.declined': { communityId: string; title: string; reason: string }
  /** Tells admins that land waits for their approval. */
  'claim.opened': { communityId: string; title: string }
  /**
   * Tells the community's creator that an admin has to approve the corrected land; the old land stays until then. The next two
   * notices tell the decision, and `correction.byAdmin` tells that an admin corrected the land.
   */
  'correction.waiting': { communityId: string; title: string }
  'correction.approved': { communityId: string; title: string }
  'correction.declined': { communityId: string; title: string; reason: string }
  'correction.byAdmin': { communityId: string; title: string }
  /** Tells admins that corrected land waits for their approval. */
  'correction.opened': { communityId: string; title: string }
  /** Tells subscribers and the creator that somebody else deleted the community. */
  'community.ended': { communityId: string; title: string }
  'medal.granted': { medal: string }
  /** Tells a participant of the study the number of euros that they earned by taking part. */
  'study.earned': { amount: number }
  /** Tells admins that the description or photos of an area were reported. */
  'story.opened': { areaId: string; title: string }
  /** Tells the area's creator that an admin hid the description and photos from others. `story.shown` tells that others see them again. */
  'story.hidden': { areaId: string; title: string; reason: string }
  'story.shown': { areaId: string; title: string }
  /** Tells the person who reported an area what an admin decided. */
  'story.settled': { areaId: string; title: string; outcome: 'kept' | 'hidden' }
  /** Tells the creator of content that a moderator deleted or restored the content. For a comment, `title` is that of its thread. */
  'content.deleted': { communityId: string; subject: ContentRef; title: string; reason: string }
  'content.restored': { communityId: string; subject: ContentRef; title: string }
  /** Tells moderators that a report is open. */
  'report.opened': { communityId: string; title: string; subject: ContentRef }
  /** Tells the reporter the outcome of the report. */
  'report.resolved': { communityId: string; title: string; subject: ContentRef; outcome: 'kept' | 'deleted' }
  /** Tells moderators that a person asks to become a moderator. */
  'moderator.asked': { communityId: string; title: string; userId: string }
  'moderator.added': { communityId: string; title: string }
  'moderator.refused': { communityId: string; title: string }
  'moderator.removed': { communityId: string; title: string }
}
export type NoticeKind = keyof NoticeKinds

export interface NoticeView<K extends NoticeKind = NoticeKind> {
  id: string
  kind: K
  data: NoticeKinds[K]
  createdAt: string
  read: boolean
}
