import type { ReportSubject } from './moderation.ts'

/** What a person is told in the app, by kind; `data` fills the kind's message. */
export interface NoticeKinds {
  'community.joined': { communityId: string; title: string; areaId: string }
  'community.offered': { communityId: string; title: string; areaId: string }
  /** Deleted by its owner. */
  'community.ended': { communityId: string; title: string }
  'medal.granted': { medal: string }
  /** `commentId` is the first one since the last notice was read. */
  'thread.answered': { communityId: string; threadId: string; commentId: string; title: string }
  /** By a moderator. A comment is named by its thread's title. */
  'thread.removed': { communityId: string; title: string; reason: string }
  'thread.restored': { communityId: string; threadId: string; title: string }
  'comment.removed': { communityId: string; threadId: string; commentId: string; title: string; reason: string }
  'comment.restored': { communityId: string; threadId: string; commentId: string; title: string }
  'treasure.removed': { communityId: string; title: string; reason: string }
  'treasure.restored': { communityId: string; treasureId: string; title: string }
  'treasure.placeHidden': { communityId: string; treasureId: string; title: string }
  /** To who moderates: something waits for a look. */
  'report.opened': { communityId: string; title: string; subject: ReportSubject }
  /** To the reporter: what became of it. */
  'report.settled': { communityId: string; title: string; subject: ReportSubject; outcome: 'left' | 'removed' }
  /** To who moderates: somebody would like to join them. */
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
