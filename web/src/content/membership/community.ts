import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import { updateCached } from '../../platform/api/cache.ts'
import { api } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'

/** One community, if an id is given. The component that shows it joins its channel. */
export const useCommunity = (id: string | null) =>
  useQuery({
    queryKey: keys.community(id ?? ''),
    ...liveQuery({ feed: 'land', scope: 'one', id: id ?? '' }, () => api.feed.land.one.query({ id: id ?? '' })),
    enabled: id !== null,
  })

/** Joins or leaves a community; shown at once and rolled back when refused. */
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
      readAgain({ queryKey: keys.me })
      readAgain({ queryKey: ['communities'] })
    },
  })

/** The subscriptions after joining or leaving one; idempotent. */
export const withSub = (subs: readonly string[], id: string, join: boolean): string[] => [
  ...subs.filter((each) => each !== id),
  ...(join ? [id] : []),
]

/** A community after its reader joined or left it; idempotent. `counts`: whether others see the reader's subscription. */
export function joinedBy(community: CommunityView, join: boolean, counts: boolean): CommunityView {
  if (!community.mine || community.mine.subscribed === join) return community
  const subscribers = community.subscribers + (counts ? (join ? 1 : -1) : 0)
  // Who leaves moderates no more, unless they own it.
  const moderator = community.mine.owner || (join && community.mine.moderator)
  return { ...community, subscribers, mine: { ...community.mine, subscribed: join, moderator } }
}
