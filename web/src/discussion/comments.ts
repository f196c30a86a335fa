import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api, type Outputs } from '../api/client.ts'
import { findCached, updateCached, insertCached } from '../api/cache.ts'
import { liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'
import { failureOf } from '../i18n/failure.ts'
import { oldestFirst } from '../content/order.ts'
import { type Vote, voteCall, voted } from './vote.ts'

/** Enough to read for a while; a long thread is read on by a button. */
const PAGE = 50

/** Where reading begins: with the first comment, the newest, or around the one with this id. */
export type Start = 'first' | 'newest' | { around: string }
interface Place {
  cursor?: string
  direction?: 'after' | 'before'
  around?: string
}

type Page = Outputs['feed']['comments']['of']
/** `lost`: the comment to begin around is not there. */
type CommentPage = Page & { lost?: true }

const placeOf = (start: Start): Place => {
  if (start === 'first') return {}
  return start === 'newest' ? { direction: 'before' } : { around: start.around }
}

/** The comments of a discussion, oldest first, read on at both ends. Whoever shows them follows them. */
export const useComments = (threadId: string, start: Start) =>
  useInfiniteQuery({
    queryKey: [...keys.comments(threadId), start],
    ...liveQuery(
      { feed: 'comments', scope: 'thread', id: threadId },
      ({ pageParam }: { pageParam: Place }): Promise<CommentPage> => {
        const read = (place: Place) => api.feed.comments.of.query({ threadId, limit: PAGE, ...place })
        return pageParam.around
          ? read(pageParam).catch(async (error: unknown) => fromBeginning(error, () => read({})))
          : read(pageParam)
      },
    ),
    initialPageParam: placeOf(start),
    getNextPageParam: ({ next }): Place | undefined => (next === null ? undefined : { cursor: next }),
    getPreviousPageParam: ({ previous }): Place | undefined =>
      previous === null ? undefined : { cursor: previous, direction: 'before' },
  })

/** A link to what is gone still leads to the discussion. */
async function fromBeginning(error: unknown, read: () => Promise<Page>): Promise<CommentPage> {
  if (!['not-found', 'bad-input'].includes(failureOf(error).code)) throw error
  return { ...(await read()), lost: true }
}

const patch = (threadId: string, id: string, change: (one: CommentView) => CommentView): void =>
  void queryClient.setQueriesData({ queryKey: keys.comments(threadId) }, (known: unknown) =>
    updateCached(known, id, change),
  )

const known = (threadId: string, id: string): CommentView | undefined => {
  const lists = queryClient.getQueriesData({ queryKey: keys.comments(threadId) })
  return lists.map(([, data]) => findCached<CommentView>(data, id)).find(Boolean)
}

/** Shows a comment as the server has it now, unless something newer was heard already. */
function show(comment: CommentView): void {
  queryClient.setQueriesData({ queryKey: keys.comments(comment.threadId) }, (data: unknown) => {
    const changed = updateCached<CommentView>(data, comment.id, (one) =>
      one.version > comment.version ? one : comment,
    )
    return insertCached(changed, comment, oldestFirst)
  })
}

/** What a comment was before a write that shows at once; back to it when that is refused, unless more was heard meanwhile. */
function optimistic(comment: CommentView, change: (one: CommentView) => CommentView): { back: () => void } {
  const { threadId, id } = comment
  const before = known(threadId, id) ?? comment
  patch(threadId, id, change)
  return {
    back: () => {
      if (known(threadId, id)?.version === before.version) patch(threadId, id, () => before)
      else void queryClient.invalidateQueries({ queryKey: keys.comments(threadId) })
    },
  }
}

/** Adds a comment; the same id again adds nothing. */
export const useAddComment = (threadId: string) =>
  useMutation({
    mutationFn: (comment: { id: string; text: string }) => api.addComment.mutate({ threadId, ...comment }),
    onSuccess: show,
  })

export const useEditComment = () =>
  useMutation({
    mutationFn: ({ comment, text }: { comment: CommentView; text: string }) =>
      api.editComment.mutate({ commentId: comment.id, threadId: comment.threadId, text }),
    onSuccess: show,
  })

/** Removes a comment at once, for a moderator with the reason; it leaves its place. */
export const useRemoveComment = () =>
  useMutation({
    mutationFn: ({ comment, reason }: { comment: CommentView; reason?: string }) =>
      api.deleteComment.mutate({ commentId: comment.id, threadId: comment.threadId, reason }),
    onMutate: ({ comment, reason = '' }) => {
      const removed = { at: new Date().toISOString(), by: reason ? 'moderator' : 'creator', reason } as const
      return optimistic(comment, (one) => ({ ...one, text: '', removed }))
    },
    onSuccess: show,
    onError: (_error, _input, kept) => kept?.back(),
  })

export const useRestoreComment = () =>
  useMutation({
    mutationFn: ({ id, threadId }: CommentView) => api.restoreComment.mutate({ commentId: id, threadId }),
    onSuccess: show,
  })

/** Votes, or with 0 takes the vote back; the counts follow at once, and slide back when it is refused. One after the other. */
export const useVote = (comment: CommentView) =>
  useMutation({
    scope: { id: `vote ${comment.id}` },
    mutationFn: ({ before, vote }: { before: Vote; vote: Vote }) =>
      api[voteCall(before, vote)].mutate({ commentId: comment.id, threadId: comment.threadId }),
    onMutate: ({ vote }) => optimistic(comment, (one) => voted(one, vote)),
    onSuccess: show,
    onError: (_error, _input, kept) => kept?.back(),
  })
