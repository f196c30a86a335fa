import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { updateCached } from '../api/cache.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'

const FIRST = undefined as string | undefined

/** Changes what is said of a community. */
export const useEditCommunity = () =>
  useMutation({
    mutationFn: (input: Inputs['editCommunity']) => api.editCommunity.mutate(input),
    onSuccess: (community) => {
      queryClient.setQueriesData({ queryKey: ['communities'] }, (known: unknown) =>
        updateCached<CommunityView>(known, community.id, (one) =>
          one.version > community.version ? one : { ...one, ...community },
        ),
      )
      void queryClient.invalidateQueries({ queryKey: ['communities'] })
    },
  })

/** What goes with a community when it is deleted, as it is now. */
export const useHoldings = (id: string, enabled: boolean) =>
  useQuery({ queryKey: ['holdings', id], queryFn: () => api.feed.land.holdings.query({ id }), enabled, staleTime: 0 })

const changed = () => void queryClient.invalidateQueries({ queryKey: ['communities'] })

export const useDeleteCommunity = () =>
  useMutation({ mutationFn: (communityId: string) => api.deleteCommunity.mutate({ communityId }), onSuccess: changed })

export const useRestoreCommunity = () =>
  useMutation({ mutationFn: (communityId: string) => api.restoreCommunity.mutate({ communityId }), onSuccess: changed })

/** The deleted ones that one may take back, the last one first. */
export const useDeletedCommunities = (enabled = true) =>
  useInfiniteQuery({
    queryKey: keys.deletedCommunities,
    ...liveQuery({ feed: 'me' }, ({ pageParam }: Cursor) => api.feed.land.deleted.query({ cursor: pageParam })),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
  })
