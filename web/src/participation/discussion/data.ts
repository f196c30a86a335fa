import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, putContent } from '../../content/contentCache.ts'
import { arranged } from './threadOrder.ts'

/** The discussions of a community: what its owner keeps on top, then the newest. The component that shows them joins their channel. */
export function useThreads(communityId: string) {
  const query = usePagedQuery(keys.contentIn('thread', communityId), contentChannel('thread', communityId), (page) =>
    api.feed.threads.of.query({ communityId, ...page }),
  )
  const { items: read } = query
  const items = useMemo(() => read && arranged(read), [read])
  return { ...query, items }
}

/** One discussion. The component that shows it joins the channel of its comments. */
export const useThread = (id: string) =>
  useQuery({
    queryKey: keys.contentOne('thread', id),
    ...liveQuery(contentChannel('comment', id), () => api.feed.threads.one.query({ id })),
  })

function putThread(thread: ThreadView): void {
  putContent('thread', thread.communityId, thread)
  queryClient.setQueryData<ThreadView>(keys.contentOne('thread', thread.id), (cached) => cached ?? thread)
}

/** Starts a discussion; the same id again starts nothing. */
export const useAddThread = () =>
  useMutation({ mutationFn: (input: Inputs['addThread']) => api.addThread.mutate(input), onSuccess: putThread })

export const useEditThread = () =>
  useMutation({ mutationFn: (input: Inputs['editThread']) => api.editThread.mutate(input), onSuccess: putThread })

/** Keeps a discussion on top of its community's list, or no longer. */
export const useKeepOnTop = () =>
  useMutation({
    mutationFn: (input: Inputs['keepThreadOnTop']) => api.keepThreadOnTop.mutate(input),
    onSuccess: putThread,
  })
