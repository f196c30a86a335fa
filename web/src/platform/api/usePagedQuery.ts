import type { Follow } from '@fieldfare/shared/live.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import {
  type DataTag,
  type InfiniteData,
  type QueryFunctionContext,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { nameOf } from './client.ts'
import { liveQuery } from './live.ts'
import { failureIn } from './queries.ts'
import { type CallInput, type By, channelsOf, keyIn, keyOf } from './read.ts'
import { useJoined } from './useLive.ts'

/** Items per page: a screen or two. */
const PAGE = 20

interface Options {
  /** Items per page. */
  limit?: number
  /** True keeps the list of the previous input on screen while that of a new input is loading. */
  keepPrevious?: boolean
}

interface PageInput {
  cursor?: string | undefined
  limit?: number | undefined
}

/** A page of a list; `offline` is true if it comes from this device because the server did not answer. */
export interface DevicePage<T> extends Page<T> {
  offline?: boolean
}

export type Pages<T> = InfiniteData<DevicePage<T>, string | undefined>

/** A list that is read page by page. */
export interface List<I, T> extends Required<Options> {
  /** The query key of the pages of the list that were read with an input. */
  key: (...args: CallInput<I>) => DataTag<QueryKey, Pages<T>>
  channels: (input: I) => readonly Follow[]
  /** Reads one page: the first without a cursor, each further one with `next` of the previous page. */
  fetch: (input: I, page: PageInput) => Promise<DevicePage<T>>
}

/** Defines a list by the call that reads one page, and by the channels that keep the list current: `[]` if it has no channels of its own. */
export function list<I, T>(
  call: (input: I & PageInput) => Promise<Page<T>>,
  by: By<I>,
  { limit = PAGE, keepPrevious = false }: Options = {},
): List<I, T> {
  const name = nameOf(call)
  return {
    key: (...args) => keyIn(name, ['pages', ...args]) as DataTag<QueryKey, Pages<T>>,
    channels: channelsOf(by),
    fetch: (input, page) => call({ ...input, ...page }),
    limit,
    keepPrevious,
  }
}

/** Reads the first page of a list as its screens do, so that the request has the same URL. @throws the errors of the call */
export const readFirstPage = <I, T>({ fetch, limit }: List<I, T>, input: I): Promise<Page<T>> =>
  fetch(input, { cursor: undefined, limit })

/** The query key of a call's pages: it differs from the key of the same call read without pages elsewhere. */
export const pagesKey = (call: object, ...rest: unknown[]): QueryKey => keyOf(call, 'pages', ...rest)

/** The state of a list that is read page by page, for `PagedList`. */
export interface PagedQuery<T> {
  /** The items read so far; undefined before the first page. */
  items: T[] | undefined
  /** True if `items` are what this device has, since the server did not answer. */
  offline: boolean
  /** True while `items` belong to the previous key. */
  isPrevious: boolean
  /** The reason why there is nothing to show, or null. */
  failure: unknown
  /** The failure of the last fetch, also while `items` of an earlier fetch are shown. */
  error: Error | null
  hasMore: boolean
  loadingMore: boolean
  more: () => void
  retry: () => void
}

type Wanted<I> =
  Partial<I> extends I ? [input?: I, wish?: { enabled?: boolean }] : [input: I, wish?: { enabled?: boolean }]

/** Reads a list page by page and keeps it current while the component is mounted, as `useLive` does with a single answer. */
export function usePagedQuery<I, T>(list: List<I, T>, ...[input, wish]: Wanted<NoInfer<I>>): PagedQuery<T> {
  const { enabled = true } = wish ?? {}
  const typedInput = input as I
  const channels = list.channels(typedInput)
  useJoined(enabled ? channels : [])
  const query = useInfiniteQuery({
    queryKey: list.key(...([input] as CallInput<I>)),
    ...liveQuery(channels, ({ pageParam }: QueryFunctionContext<QueryKey, string | undefined>) =>
      list.fetch(typedInput, { cursor: pageParam, limit: list.limit }),
    ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: joined,
    placeholderData: list.keepPrevious ? (previous: Pages<T> | undefined) => previous : undefined,
    enabled,
  })
  return {
    items: query.data?.items,
    offline: query.data?.offline ?? false,
    isPrevious: query.isPlaceholderData,
    failure: failureIn(query),
    error: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

const joined = <T>({ pages }: Pages<T>): { items: T[]; offline: boolean } => ({
  items: pages.flatMap(({ items }) => items),
  offline: pages.some(({ offline }) => offline),
})
