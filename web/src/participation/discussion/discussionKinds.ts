import type { CommentView, DiscussionNotices, ThreadView } from '@fieldfare/shared/discussion.ts'
import { oldestFirst } from '../../platform/api/cache.ts'
import type { Kind, KindNoticeTexts } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconMessage2 } from '../../platform/ui/icons.tsx'
import { onTopFirst } from './threadOrder.ts'

/** The link to the map of a community, with one discussion chosen. */
export const threadOnMap = (communityId: string, id: string) => ({
  to: paths.community(communityId),
  search: { thread: id },
})

export const thread: Kind<ThreadView> = {
  icon: IconMessage2,
  order: onTopFirst,
  mine: { reported: false },
  placeIn: ({ title, place }) => place && { title, place, placeHidden: false },
  make: { action: 'thread.add', to: paths.createThread },
  placeOf: ({ id }) => ({ to: paths.post(id) }),
  offline: () => import('./offlineThreads.ts').then((m) => m.readThreads),
  tab: () => import('./list/Discussions.tsx').then((m) => m.Discussions),
}

/** Returns the page of a comment's thread, with the comment in the search parameters. */
const commentPlace = (threadId: string, comment: string) => ({ to: paths.post(threadId), search: { comment } })

export const comment: Kind<CommentView> = {
  icon: IconMessage2,
  order: oldestFirst,
  mine: { vote: 0, reported: false },
  names: 'feed.comments.voters',
  answer: () => import('./AnswerComment.tsx').then((m) => m.AnswerComment),
  open: () => import('./OpenComment.tsx').then((m) => m.OpenComment),
  placeOf: ({ id, parentId }) => commentPlace(parentId ?? '', id),
  tombstone: (view, deleted) => ({ ...view, text: '', mentions: [], quote: null, photos: [], deleted }),
  echo: () => import('./echoComment.ts').then((m) => ({ update: m.echoComment })),
}

export const discussionNotices: KindNoticeTexts<keyof DiscussionNotices> = {
  'thread.answered': {
    sentence: 'content.thread.answered',
    placeOf: ({ threadId, commentId: id }) => commentPlace(threadId, id),
  },
  'comment.answered': {
    sentence: 'content.comment.answered',
    placeOf: ({ threadId, commentId: id }) => commentPlace(threadId, id),
  },
  'comment.mentioned': {
    sentence: 'content.comment.mentioned',
    placeOf: ({ threadId, commentId: id }) => commentPlace(threadId, id),
  },
}
