import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'
import { usePagedQuery } from '../api/usePagedQuery.ts'
import { contentChannel, putContent } from '../content/contentCache.ts'

/** The discussions of a community, newest first. The component that shows them joins their channel. */
export const useThreads = (communityId: string) =>
  usePagedQuery(keys.contentIn('thread', communityId), contentChannel('thread', communityId), (page) =>
    api.feed.threads.of.query({ communityId, ...page }),
  )

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
