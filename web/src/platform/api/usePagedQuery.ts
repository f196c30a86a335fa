import type { Follow } from '@fieldfare/shared/live.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { type Cursor, liveQuery } from './live.ts'
import { failureIn } from './queries.ts'

/** A screen or two. */
const PAGE = 20

interface Options {
  /** Items per page. */
  limit?: number
  enabled?: boolean
  /** While another list is loading, shows the previous one. */
  keepPrevious?: boolean
}

/** A list that is read page by page, as `PagedList` shows it. */
export interface PagedQuery<T> {
  /** What was read so far; undefined before the first page. */
  items: T[] | undefined
  /** Whether `items` belong to the previous key. */
  isPrevious: boolean
  /** Why there is nothing to show, or null. */
  failure: unknown
  /** Why the last fetch failed, also while `items` of an earlier one are shown. */
  error: Error | null
  hasMore: boolean
  loadingMore: boolean
  more: () => void
  retry: () => void
}

/**
 * Reads a list by key, page by page.
 * @param channels what keeps it current; the component that shows it joins them (`useChannel`). `[]`: nothing does
 * @param fetch reads one page: without a cursor the first, after that with `next` of the page before
 */
export function usePagedQuery<T>(
  queryKey: readonly unknown[],
  channels: Follow | readonly Follow[],
  fetch: (page: { cursor: string | undefined; limit: number }) => Promise<Page<T>>,
  { limit = PAGE, enabled = true, keepPrevious = false }: Options = {},
): PagedQuery<T> {
  const query = useInfiniteQuery({
    queryKey,
    ...liveQuery(channels, ({ pageParam }: Cursor) => fetch({ cursor: pageParam, limit })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: flattened,
    placeholderData: keepPrevious ? (previous: Pages<T> | undefined) => previous : undefined,
    enabled,
  })
  return {
    items: query.data,
    isPrevious: query.isPlaceholderData,
    failure: failureIn(query),
    error: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

type Pages<T> = InfiniteData<Page<T>, string | undefined>

const flattened = <T>({ pages }: Pages<T>): T[] => pages.flatMap(({ items }) => items)
