import type { PolisView } from '@fieldfare/shared/polis.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel, putContent } from '../../content/contentCache.ts'

/** The polis conversations of a community, newest first. The component that shows them joins their channel. */
export const useConversations = (communityId: string) =>
  usePagedQuery(keys.contentIn('polis', communityId), contentChannel('polis', communityId), (page) =>
    api.feed.polis.of.query({ communityId, ...page }),
  )

/** One conversation. The component that shows it joins its channel. */
export const useConversation = (id: string) =>
  useQuery({
    queryKey: keys.contentOne('polis', id),
    ...liveQuery(oneChannel('polis', id), () => api.feed.polis.one.query({ id })),
  })

/** Where the reader opens it on the polis site: for members and others it is another address. */
export const useFrame = (id: string, member: boolean) =>
  useQuery({ queryKey: ['polisFrame', id, member], queryFn: () => api.feed.polis.frame.query({ id }) })

function putConversation(conversation: PolisView): void {
  putContent('polis', conversation.communityId, conversation)
  queryClient.setQueryData<PolisView>(keys.contentOne('polis', conversation.id), (cached) => cached ?? conversation)
}

/** Shows a conversation in a community; the same id again adds nothing. */
export const useAddConversation = () =>
  useMutation({ mutationFn: (input: Inputs['addPolis']) => api.addPolis.mutate(input), onSuccess: putConversation })
