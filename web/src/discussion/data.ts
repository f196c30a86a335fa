import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { updateCached, insertCached } from '../api/cache.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'
import { newestFirst } from '../content/order.ts'

/** A screen or two. */
const PAGE = 20

/** The discussions of a community, newest first, page by page. Whoever shows them follows them. */
export const useThreads = (communityId: string) =>
  useInfiniteQuery({
    queryKey: [...keys.threads(communityId), 'pages'],
    ...liveQuery({ feed: 'threads', scope: 'community', id: communityId }, ({ pageParam }: Cursor) =>
      api.feed.threads.of.query({ communityId, cursor: pageParam, limit: PAGE }),
    ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** One discussion. Whoever shows it follows it. */
export const useThread = (id: string) =>
  useQuery({
    queryKey: keys.thread(id),
    ...liveQuery({ feed: 'comments', scope: 'thread', id }, () => api.feed.threads.one.query({ id })),
  })

/** Shows a discussion as the server has it now, wherever it was read, unless something newer is there already. */
function showThread(thread: ThreadView): void {
  const newer = (known: ThreadView) => (known.version > thread.version ? known : thread)
  queryClient.setQueryData(keys.thread(thread.id), (known: ThreadView | undefined) => (known ? newer(known) : thread))
  queryClient.setQueriesData({ queryKey: keys.threads(thread.communityId) }, (known: unknown) =>
    insertCached(updateCached(known, thread.id, newer), thread, newestFirst),
  )
}

/** Starts a discussion; the same id again starts nothing. */
export const useAddThread = () =>
  useMutation({ mutationFn: (input: Inputs['addThread']) => api.addThread.mutate(input), onSuccess: showThread })

export const useEditThread = () =>
  useMutation({ mutationFn: (input: Inputs['editThread']) => api.editThread.mutate(input), onSuccess: showThread })

/** Removes a discussion, for a moderator with the reason. Whoever looks at it is told that it is gone. */
export const useRemoveThread = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; communityId: string; reason?: string }) =>
      api.deleteThread.mutate({ threadId: id, reason }),
    onSuccess: (_, { id, communityId }) => {
      queryClient.setQueriesData({ queryKey: keys.threads(communityId) }, (known: unknown) =>
        updateCached(known, id, () => null),
      )
    },
  })

export const useRestoreThread = () =>
  useMutation({ mutationFn: (id: string) => api.restoreThread.mutate({ threadId: id }), onSuccess: showThread })
