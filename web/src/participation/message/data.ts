import type { Me } from '@fieldfare/shared/account.ts'
import type { MessageData, MessageView } from '@fieldfare/shared/message.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { updateCached } from '../../platform/api/cache.ts'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { type PagedQuery, usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** Messages to the person, newest first. */
export const useInbox = (): PagedQuery<MessageView> =>
  usePagedQuery(keys.inbox, { feed: 'me' }, (page) => api.feed.messages.inbox.query(page))

/** Messages that the person sent, newest first. */
export const useOutbox = (): PagedQuery<MessageView> =>
  usePagedQuery(keys.outbox, { feed: 'me' }, (page) => api.feed.messages.outbox.query(page))

/** One message to the person, or one that they sent. */
export const useMessage = (id: string) =>
  useQuery({
    queryKey: keys.message(id),
    ...liveQuery({ feed: 'me' }, () => api.feed.messages.one.query({ id })),
  })

const show = (message: MessageView) => {
  queryClient.setQueryData<MessageView>(keys.message(message.id), message)
  queryClient.setQueriesData({ queryKey: keys.messages }, (known: unknown) =>
    updateCached<MessageView>(known, message.id, () => message),
  )
}

/** Marks a message as read, or as unread again; the number of unread ones follows at once. */
export const useMarkMessage = () =>
  useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      (read ? api.isRead : api.markUnread).mutate({ messageId: id }),
    onSuccess: (message, { read }) => {
      const before = queryClient.getQueryData<MessageView>(keys.message(message.id))
      if (before && before.read !== read)
        queryClient.setQueryData<Me | null>(
          keys.me,
          (me) => me && { ...me, unreadMessages: Math.max(0, me.unreadMessages + (read ? -1 : 1)) },
        )
      show(message)
      readAgain({ queryKey: keys.me })
    },
  })

/** No more messages of a community, or its messages again. */
export const useMuteCommunity = () =>
  useMutation({
    mutationFn: (input: Inputs['message']['mute']) => api.message.mute.mutate(input),
    onSuccess: () => readAgain({ queryKey: keys.messages }),
  })

const allowances = [...keys.messages, 'allowance']

/** Sends a message; the same id again sends nothing. */
export const useAddMessage = () =>
  useMutation({
    mutationFn: (input: Inputs['addMessage']) => api.addMessage.mutate(input),
    onSuccess: (message) => {
      show(message)
      readAgain({ queryKey: keys.outbox })
    },
    // Another tab may have sent the last one that was left.
    onSettled: () => readAgain({ queryKey: allowances }),
  })

/** Looks again for a community that may send none at the latest after this time. */
const LOOK_MS = 60_000

/** How many messages the person may send to a community now; asked anew once the next is possible. */
export const useAllowance = (communityId: string) =>
  useQuery({
    queryKey: [...allowances, communityId],
    queryFn: () => api.feed.messages.allowance.query({ communityId }),
    staleTime: 0,
    enabled: communityId !== '',
    refetchInterval: ({ state: { data } }) =>
      data?.nextAt ? Math.min(Math.max(Date.parse(data.nextAt) - Date.now(), 1000), LOOK_MS) : false,
  })

/** Who would get a message if it were sent now, and how it looks as a mail. Read anew each time. */
export const useMessagePreview = (communityId: string, data: MessageData, enabled: boolean) =>
  useQuery({
    queryKey: [...keys.messages, 'preview', communityId, data],
    queryFn: () => api.message.preview.mutate({ communityId, data }),
    staleTime: 0,
    gcTime: 0,
    enabled,
  })

/** Sends a message to its writer alone, by mail. */
export const useTryMessage = () =>
  useMutation({ mutationFn: (input: Inputs['message']['tryOut']) => api.message.tryOut.mutate(input) })
