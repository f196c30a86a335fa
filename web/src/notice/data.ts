import type { Me } from '@fieldfare/shared/account.ts'
import type { NoticeKind, NoticeView } from '@fieldfare/shared/notice.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'

/** As many as one opens the list for. */
const PAGE = 20

type Notices = InfiniteData<Page<NoticeView>, string | undefined>

/** A notice whose data is known by its kind. */
export type AnyNotice = { [K in NoticeKind]: NoticeView<K> & { kind: K } }[NoticeKind]

/** What one was told, newest first. */
export const useNotices = (enabled = true) =>
  useInfiniteQuery({
    queryKey: keys.notices,
    ...liveQuery({ feed: 'me' }, ({ pageParam }: Cursor) => api.notice.list.query({ cursor: pageParam, limit: PAGE })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items as AnyNotice[]),
    enabled,
  })

/** Marks one notice as read, or all of them without an id; at once, and back when refused. */
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
      void queryClient.invalidateQueries({ queryKey: keys.notices })
      void queryClient.invalidateQueries({ queryKey: keys.me })
    },
  })

/** The notices with one of them read, or all. */
export const withRead = (notices: Notices, id: string | undefined): Notices => ({
  ...notices,
  pages: notices.pages.map((page) => ({
    ...page,
    items: page.items.map((notice) => (id === undefined || notice.id === id ? { ...notice, read: true } : notice)),
  })),
})
