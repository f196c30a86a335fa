import type { ContentRef } from './content.ts'
import type { KindNotices } from './contentViews.ts'

/** The notices that a person gets in the app, by kind; `data` fills the kind's message. */
export interface NoticeKinds extends KindNotices {
  'community.joined': { communityId: string; title: string; areaId: string }
  'community.offered': { communityId: string; title: string; areaId: string }
  /** To its creator: an admin looks at the land before others see it; and what they decided. */
  'community.waiting': { communityId: string; title: string }
  'community.approved': { communityId: string; title: string }
  'community.declined': { communityId: string; title: string; reason: string }
  /** To admins: land waits for them. */
  'claim.opened': { communityId: string; title: string }
  /** To its creator: an admin looks at the corrected land, while the old land stays; what they decided; or that an admin corrected it. */
  'correction.waiting': { communityId: string; title: string }
  'correction.approved': { communityId: string; title: string }
  'correction.declined': { communityId: string; title: string; reason: string }
  'correction.byAdmin': { communityId: string; title: string }
  /** To admins: corrected land waits for them. */
  'correction.opened': { communityId: string; title: string }
  /** Deleted by its owner. */
  'community.ended': { communityId: string; title: string }
  'medal.granted': { medal: string }
  /** To a participant of the study: the euros that taking part earned. */
  'study.earned': { amount: number }
  /** To admins: words or photos of an area were reported. */
  'story.opened': { areaId: string; title: string }
  /** To its maker: an admin hid words and photos of an area from others, or shows them again. */
  'story.hidden': { areaId: string; title: string; reason: string }
  'story.shown': { areaId: string; title: string }
  /** To the reporter: what an admin decided. */
  'story.settled': { areaId: string; title: string; outcome: 'kept' | 'hidden' }
  /** To its creator, by a moderator. A comment is named by its thread's title. */
  'content.deleted': { communityId: string; subject: ContentRef; title: string; reason: string }
  'content.restored': { communityId: string; subject: ContentRef; title: string }
  /** To moderators: a report is open. */
  'report.opened': { communityId: string; title: string; subject: ContentRef }
  /** To the reporter: the outcome of the report. */
  'report.resolved': { communityId: string; title: string; subject: ContentRef; outcome: 'kept' | 'deleted' }
  /** To moderators: a person asks to become one. */
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
