import type { Me } from '@fieldfare/shared/account.ts'
import type { NoticeKind, NoticeView } from '@fieldfare/shared/notice.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { answers, keys, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { list, type Pages } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'

/** A notification whose data is typed by its kind. */
export type AnyNotice = { [K in NoticeKind]: NoticeView<K> & { kind: K } }[NoticeKind]

/** The signed-in person's notifications, newest first. */
export const notices = list(
  withCallName(api.notice.list.query, async (page: Inputs['notice']['list']): Promise<Page<AnyNotice>> => {
    const { items, next } = await api.notice.list.query(page)
    return { items: items as AnyNotice[], next }
  }),
  { feed: 'me' },
)

/** Marks the notification with this id as read, or all if no id is given. The change shows at once and is rolled back if the call fails. */
export const useReadNotices = () =>
  useCall((id: string | undefined) => api.notice.read.mutate({ id }), {
    onMutate: async (id) => {
      await queryClient.cancelQueries(answers.notices)
      const before = {
        notices: queryClient.getQueryData(notices.key()),
        me: queryClient.getQueryData<Me | null>(keys.me),
      }
      queryClient.setQueryData(notices.key(), (cached) => cached && withRead(cached, id))
      putAnswer<Me | null>(keys.me, (me) => me && { ...me, unreadNotices: id ? Math.max(0, me.unreadNotices - 1) : 0 })
      return before
    },
    onError: (_error, _id, before) => {
      queryClient.setQueryData(notices.key(), before?.notices)
      queryClient.setQueryData(keys.me, before?.me)
    },
    onSettled: () => {
      readAgain(answers.notices)
      readAgain(answers.me)
    },
  })

/** Returns the notifications, with the notification of this id marked as read, or with all marked if no id is given. */
export const withRead = <N extends NoticeView>(known: Pages<N>, id: string | undefined): Pages<N> => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    items: page.items.map((notice) => (id === undefined || notice.id === id ? { ...notice, read: true } : notice)),
  })),
})
