import type { Me } from '@fieldfare/shared/account.ts'
import type { NoticeKind, NoticeView } from '@fieldfare/shared/notice.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { type PagedQuery, usePagedQuery } from '../../platform/api/usePagedQuery.ts'

type Notices = InfiniteData<Page<NoticeView>, string | undefined>

/** A notification whose data is typed by its kind. */
export type AnyNotice = { [K in NoticeKind]: NoticeView<K> & { kind: K } }[NoticeKind]

/** One's notifications, newest first. */
export const useNotices = (): PagedQuery<AnyNotice> =>
  usePagedQuery(keys.notices, { feed: 'me' }, async (page) => {
    const { items, next } = await api.notice.list.query(page)
    return { items: items as AnyNotice[], next }
  })

/** Marks one notification as read, or without an id all; shown at once and rolled back when refused. */
export const useReadNotices = () =>
  useMutation({
    mutationFn: (id: string | undefined) => api.notice.read.mutate({ id }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: keys.notices })
      const before = {
        notices: queryClient.getQueryData<Notices>(keys.notices),
        me: queryClient.getQueryData<Me | null>(keys.me),
      }
      queryClient.setQueryData<Notices>(keys.notices, (known) => known && withRead(known, id))
      queryClient.setQueryData<Me | null>(
        keys.me,
        (me) => me && { ...me, unreadNotices: id ? Math.max(0, me.unreadNotices - 1) : 0 },
      )
      return before
    },
    onError: (_error, _id, before) => {
      queryClient.setQueryData(keys.notices, before?.notices)
      queryClient.setQueryData(keys.me, before?.me)
    },
    onSettled: () => {
      readAgain({ queryKey: keys.notices })
      readAgain({ queryKey: keys.me })
    },
  })

/** The notifications with one of them marked as read, or all. */
export const withRead = (notices: Notices, id: string | undefined): Notices => ({
  ...notices,
  pages: notices.pages.map((page) => ({
    ...page,
    items: page.items.map((notice) => (id === undefined || notice.id === id ? { ...notice, read: true } : notice)),
  })),
})
