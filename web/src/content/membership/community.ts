import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { QueryKey } from '@tanstack/react-query'
import { updateCached } from '../../platform/api/cache.ts'
import { api } from '../../platform/api/client.ts'
import { byId } from '../../platform/api/byId.ts'
import { answers, keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'

/** Reads one community, as everybody sees it; the lists of communities are `communityLists`, in `web/src/land`. */
export const communities = {
  one: liveRead(byId(api.feed.land.one.query), ({ id }) => ({ feed: 'land', scope: 'one', id })),
}

/** Joins or leaves a community; the cache changes at once, and is rolled back when the server refuses. */
export const useSubscribe = () =>
  useCall(
    ({ id, join }: { id: string; join: boolean }) => (join ? api.subscribe : api.unsubscribe).mutate({ landId: id }),
    {
      onMutate: async ({ id, join }) => {
        await Promise.all([answers.me, answers.communities].map((filters) => queryClient.cancelQueries(filters)))
        const me = queryClient.getQueryData<Me | null>(keys.me)
        const before: [QueryKey, unknown][] = [[keys.me, me], ...queryClient.getQueriesData(answers.communities)]
        queryClient.setQueryData<Me | null>(
          keys.me,
          (cachedMe) => cachedMe && { ...cachedMe, subs: withSub(cachedMe.subs, id, join) },
        )
        const counts = me?.verified ?? false
        queryClient.setQueriesData(answers.communities, (known: unknown) =>
          updateCached<CommunityView>(known, id, (one) => joinedBy(one, join, counts)),
        )
        return { before }
      },
      onError: (_error, _input, kept) => kept?.before.forEach(([key, data]) => queryClient.setQueryData(key, data)),
      onSettled: () => {
        readAgain(answers.me)
        readAgain(answers.communities)
      },
    },
  )

/** Returns the ids of the subscribed communities after joining or leaving one; idempotent. */
export const withSub = (subs: readonly string[], id: string, join: boolean): string[] => [
  ...subs.filter((each) => each !== id),
  ...(join ? [id] : []),
]

/** Returns a community after the reader joined or left it; idempotent. `counts`: true if the reader counts as a subscriber. */
export function joinedBy(community: CommunityView, join: boolean, counts: boolean): CommunityView {
  if (!community.mine || community.mine.subscribed === join) return community
  const subscribers = community.subscribers + (counts ? (join ? 1 : -1) : 0)
  // A person who leaves stops moderating, unless they own the community.
  const moderator = community.mine.owner || (join && community.mine.moderator)
  return { ...community, subscribers, mine: { ...community.mine, subscribed: join, moderator } }
}
