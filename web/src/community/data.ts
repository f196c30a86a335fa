import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, type QueryKey } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { updateCached } from '../api/cache.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'

type Scope = 'subscribed' | 'owned'
/** Which of all communities: those in a box of degrees, those with these words, the nearest first, those that one's areas touch. */
export interface Sought {
  within?: Box
  text?: string
  near?: { lng: number; lat: number } | undefined
  touching?: boolean
}

/** As many as an overview shows; the page of communities shows them all. */
const FEW = 4
/** A screen or two. */
const PAGE = 20
const FIRST = undefined as string | undefined

/** Communities of everyone, newest first unless words or a place are sought, page by page. Whoever shows them follows them. */
export const useCommunities = ({ within, text = '', near, touching = false }: Sought, enabled = true) =>
  useInfiniteQuery({
    queryKey: [...keys.communities, 'pages', { within, text, near, touching }],
    ...liveQuery({ feed: 'land', scope: 'all' }, ({ pageParam }: Cursor) => {
      const sought = {
        within: within && ([...within] as [number, number, number, number]),
        text: text || undefined,
        near,
        touching,
      }
      return api.feed.land.all.query({ ...sought, cursor: pageParam, limit: PAGE })
    }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  })

/** One community, if one is named. Whoever shows it follows it. */
export const useCommunity = (id: string | null) =>
  useQuery({
    queryKey: keys.community(id ?? ''),
    ...liveQuery({ feed: 'land', scope: 'one', id: id ?? '' }, () => api.feed.land.one.query({ id: id ?? '' })),
    enabled: id !== null,
  })

/** The newest of the communities that one subscribes to. */
export const useFewOfMyCommunities = () =>
  useQuery({
    queryKey: [...keys.myCommunities('subscribed'), 'few'],
    ...liveQuery({ feed: 'me' }, () => api.feed.land.mine.query({ scope: 'subscribed', limit: FEW })),
  })

/** The communities that one subscribes to, or owns, newest first, page by page. */
export const useMyCommunities = (scope: Scope) =>
  useInfiniteQuery({
    queryKey: [...keys.myCommunities(scope), 'pages'],
    ...liveQuery({ feed: 'me' }, ({ pageParam }: Cursor) =>
      api.feed.land.mine.query({ scope, cursor: pageParam, limit: PAGE }),
    ),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** How many they are, with how many people, on how much land together in whole km². */
export const useMyCommunityTotals = (scope: Scope) =>
  useQuery({
    queryKey: keys.myCommunityTotals(scope),
    ...liveQuery({ feed: 'me' }, () => api.feed.land.mineTotals.query({ scope })),
  })

/** Adds a community; the same id again adds nothing. */
export const useAddCommunity = () =>
  useMutation({
    mutationFn: (input: Inputs['land']['insert']) => api.land.insert.mutate(input),
    onSuccess: (community) => {
      queryClient.setQueryData<CommunityView>(keys.community(community.id), community)
      void queryClient.invalidateQueries({ queryKey: ['communities'] })
    },
  })

/** Joins or leaves a community; what is shown follows at once and rolls back when refused. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: ({ id, join }: { id: string; join: boolean }) =>
      (join ? api.subscribe : api.unsubscribe).mutate({ landId: id }),
    onMutate: async ({ id, join }) => {
      await Promise.all([keys.me, ['communities']].map((queryKey) => queryClient.cancelQueries({ queryKey })))
      const me = queryClient.getQueryData<Me | null>(keys.me)
      const before: [QueryKey, unknown][] = [
        [keys.me, me],
        ...queryClient.getQueriesData({ queryKey: ['communities'] }),
      ]
      queryClient.setQueryData<Me | null>(
        keys.me,
        (known) => known && { ...known, subs: withSub(known.subs, id, join) },
      )
      const counts = me?.verified ?? false
      queryClient.setQueriesData({ queryKey: ['communities'] }, (known: unknown) =>
        updateCached<CommunityView>(known, id, (one) => joinedBy(one, join, counts)),
      )
      return { before }
    },
    onError: (_error, _input, kept) => kept?.before.forEach(([key, data]) => queryClient.setQueryData(key, data)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keys.me })
      void queryClient.invalidateQueries({ queryKey: ['communities'] })
    },
  })

/** The subscriptions after joining or leaving one; twice is once. */
export const withSub = (subs: readonly string[], id: string, join: boolean): string[] => [
  ...subs.filter((each) => each !== id),
  ...(join ? [id] : []),
]

/** A community after its reader joined or left it; twice is once. `counts`: others may know of the reader. */
export function joinedBy(community: CommunityView, join: boolean, counts: boolean): CommunityView {
  if (!community.mine || community.mine.subscribed === join) return community
  const subscribers = community.subscribers + (counts ? (join ? 1 : -1) : 0)
  return { ...community, subscribers, mine: { ...community.mine, subscribed: join } }
}
