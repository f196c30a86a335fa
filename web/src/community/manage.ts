import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { updateCached } from '../api/cache.ts'
import { keys, queryClient, readAgain } from '../api/queries.ts'
import { usePagedQuery } from '../api/usePagedQuery.ts'

/** Edits the title, description and the like. */
export const useEditCommunity = () =>
  useMutation({
    mutationFn: (input: Inputs['editCommunity']) => api.editCommunity.mutate(input),
    onSuccess: (community) => {
      queryClient.setQueriesData({ queryKey: ['communities'] }, (known: unknown) =>
        updateCached<CommunityView>(known, community.id, (one) =>
          one.version > community.version ? one : { ...one, ...community },
        ),
      )
      readAgain({ queryKey: ['communities'] })
    },
  })

/** What goes with a community when it is deleted, as it is now. */
export const useHoldings = (id: string, enabled: boolean) =>
  useQuery({ queryKey: ['holdings', id], queryFn: () => api.feed.land.holdings.query({ id }), enabled, staleTime: 0 })

const readCommunities = () => readAgain({ queryKey: ['communities'] })

export const useDeleteCommunity = () =>
  useMutation({
    mutationFn: (communityId: string) => api.deleteCommunity.mutate({ communityId }),
    onSuccess: readCommunities,
  })

export const useRestoreCommunity = () =>
  useMutation({
    mutationFn: (communityId: string) => api.restoreCommunity.mutate({ communityId }),
    onSuccess: readCommunities,
  })

/** The deleted communities that one may restore, the latest first. */
export const useDeletedCommunities = (enabled: boolean) =>
  usePagedQuery(keys.deletedCommunities, { feed: 'me' }, (page) => api.feed.land.deleted.query(page), { enabled })
