import type { Me } from '@fieldfare/shared/account.ts'
import type { MessageView } from '@fieldfare/shared/message.ts'
import { updateCached } from '../../platform/api/cache.ts'
import { api } from '../../platform/api/client.ts'
import { byId } from '../../platform/api/byId.ts'
import { answers, answersOf, keys, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'

const ME = { feed: 'me' } as const

/** The longest time in milliseconds until the allowance is read again, for a community that may send no message now. */
const LOOK_MS = 60_000

export const messages = {
  /** The messages that the person received, newest first. */
  inbox: list(api.feed.messages.inbox.query, ME),
  /** The messages that the person sent, newest first. */
  outbox: list(api.feed.messages.outbox.query, ME),
  /** One message, received or sent. */
  one: liveRead(byId(api.feed.messages.one.query), ME),
  /** Reads the number of messages that can be sent to a community now; read again once the next message is possible. */
  allowance: read(api.feed.messages.allowance.query, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.nextAt ? Math.min(Math.max(Date.parse(data.nextAt) - Date.now(), 1000), LOOK_MS) : false,
  }),
  /** Reads the content of a community that members can still answer, such as open polls. */
  open: read(api.feed.messages.open.query),
  /** Reads the number of recipients of a draft if it were sent now, and its look as a mail. Never cached. */
  preview: read(api.message.preview.mutate, { staleTime: 0, gcTime: 0 }),
}

const show = (message: MessageView) => {
  putAnswer(messages.one.key({ id: message.id }), message)
  queryClient.setQueriesData(answers.messages, (known: unknown) =>
    updateCached<MessageView>(known, message.id, () => message),
  )
}

/** Marks a message as read or as unread; the person's number of unread messages changes with it. */
export const useMarkMessage = () =>
  useCall(
    ({ id, read }: { id: string; read: boolean }) => (read ? api.isRead : api.markUnread).mutate({ messageId: id }),
    {
      onSuccess: (message, { read }) => {
        const before = queryClient.getQueryData(messages.one.key({ id: message.id }))
        if (before && before.read !== read)
          putAnswer<Me | null>(
            keys.me,
            (me) => me && { ...me, unreadMessages: Math.max(0, me.unreadMessages + (read ? -1 : 1)) },
          )
        show(message)
        readAgain(answers.me)
      },
    },
  )

export const readMessages = (): void => readAgain(answers.messages)

/** Reads the sent messages again after sending; the allowance also after a refusal: another tab may have sent the last allowed message. */
export const afterSending = {
  onSuccess: (message: MessageView) => {
    show(message)
    readAgain({ queryKey: messages.outbox.key() })
  },
  onSettled: () => readAgain(answersOf('feed.messages.allowance')),
}
