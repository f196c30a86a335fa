import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { updateCached } from '../../platform/api/cache.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

type Scope = 'subscribed' | 'owned'
/** Which communities: in a box of degrees, with these words, nearest to a place first, or touched by one's own areas. */
export interface Sought {
  within?: Box
  text?: string
  near?: { lng: number; lat: number } | undefined
  touching?: boolean
}

/** As many as an overview shows; the page of communities shows them all. */
const FEW = 4

/** All communities, newest first unless text or a place is sought. The component that shows them joins their channel. */
export const useCommunities = ({ within, text = '', near, touching = false }: Sought, enabled = true) =>
  usePagedQuery(
    [...keys.communities, 'pages', { within, text, near, touching }],
    { feed: 'land', scope: 'all' },
    (page) => {
      const box = within && ([...within] as [number, number, number, number])
      return api.feed.land.all.query({ within: box, text: text || undefined, near, touching, ...page })
    },
    { keepPrevious: true, enabled },
  )

/** The newest of the communities that one subscribes to. */
export const useFewOfMyCommunities = () =>
  useQuery({
    queryKey: [...keys.myCommunities('subscribed'), 'few'],
    ...liveQuery({ feed: 'me' }, () => api.feed.land.mine.query({ scope: 'subscribed', limit: FEW })),
  })

/** The communities that one subscribes to, or owns, newest first. */
export const useMyCommunities = (scope: Scope) =>
  usePagedQuery([...keys.myCommunities(scope), 'pages'], { feed: 'me' }, (page) =>
    api.feed.land.mine.query({ scope, ...page }),
  )

/** Their number, their subscribers, and the land that they cover together in whole km². */
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
      readAgain({ queryKey: ['communities'] })
    },
  })

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

/** How much is deleted with a community, counted anew each time. */
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
