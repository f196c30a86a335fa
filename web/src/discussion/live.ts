import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, queryClient } from '../api/queries.ts'

export const discussionEvents = {
  'thread.changed': ({ id, communityId }: LiveEvents['thread.changed']) => {
    void queryClient.invalidateQueries({ queryKey: keys.threads(communityId) })
    void queryClient.invalidateQueries({ queryKey: keys.thread(id) })
  },
  'comment.changed': ({ threadId }: LiveEvents['comment.changed']) =>
    void queryClient.invalidateQueries({ queryKey: keys.comments(threadId) }),
}
