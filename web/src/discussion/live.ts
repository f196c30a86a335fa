import type { Me } from '@fieldfare/shared/account.ts'
import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { updateCached, insertCached } from '../api/cache.ts'
import { keys, queryClient, readAgain } from '../api/queries.ts'
import { newestFirst, oldestFirst } from '../content/order.ts'

export const discussionEvents = {
  'thread.changed': ({ id, communityId, version, view }: LiveEvents['thread.changed']) => {
    const change = (one: ThreadView) => (one.version > version ? one : view)
    queryClient.setQueriesData({ queryKey: keys.threads(communityId) }, (known: unknown) => {
      const changed = updateCached<ThreadView>(known, id, change)
      return view ? insertCached(changed, view, newestFirst) : changed
    })
    if (view) queryClient.setQueryData(keys.thread(id), (known: ThreadView | undefined) => known && change(known))
    else readAgain({ queryKey: keys.thread(id) })
  },
  // The event carries what everyone sees; what only the reader sees of it stays as it was.
  'comment.changed': ({ id, threadId, version, view }: LiveEvents['comment.changed']) => {
    const me = queryClient.getQueryData<Me | null>(keys.me)
    queryClient.setQueriesData({ queryKey: keys.comments(threadId) }, (known: unknown) => {
      const changed = updateCached<CommentView>(known, id, (one) =>
        one.version > version ? one : view && { ...view, mine: one.mine },
      )
      return view
        ? insertCached<CommentView>(changed, { ...view, mine: me ? { vote: 0, reported: false } : null }, oldestFirst)
        : changed
    })
  },
}
