/** What a person is told in the app, by kind; `data` fills the kind's message. */
export interface NoticeKinds {
  'community.joined': { communityId: string; title: string; areaId: string }
  'community.offered': { communityId: string; title: string; areaId: string }
  'medal.granted': { medal: string }
}
export type NoticeKind = keyof NoticeKinds

export interface NoticeView<K extends NoticeKind = NoticeKind> {
  id: string
  kind: K
  data: NoticeKinds[K]
  createdAt: string
  read: boolean
}
