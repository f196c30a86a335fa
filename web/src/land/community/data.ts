import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { updateCached } from '../../platform/api/cache.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { answers, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { list, type PagedQuery, usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { communities } from '../../content/membership/community.ts'

const ME = { feed: 'me' } as const
const ALL = { feed: 'land', scope: 'all' } as const

/** A search for communities: in a box of degrees, with a text, nearest to a position first, or touched by the person's areas. */
export interface CommunitySearch {
  within?: Box
  text?: string
  near?: { lng: number; lat: number } | undefined
  touching?: boolean
}

/** The number of communities in an overview; the full list shows all. */
const FEW = 4

export const communityLists = {
  /** All communities, newest first unless a text or a position is given. */
  all: list(api.feed.land.all.query, ALL, { keepPrevious: true }),
  /** The communities that the person is a member of, or owns, newest first. */
  mine: list(api.feed.land.mine.query, [ME, ALL]),
  /** The newest of the person's communities. */
  few: liveRead(
    withCallName(api.feed.land.mine.query, (asked: Pick<Inputs['feed']['land']['mine'], 'scope'>) =>
      api.feed.land.mine.query({ ...asked, limit: FEW }),
    ),
    ME,
  ),
  /** The numbers of the person's communities and of their members, and the land that the communities cover together, in whole km². */
  mineTotals: liveRead(api.feed.land.mineTotals.query, [ME, ALL]),
  /** Counts the content that would be deleted with a community; never cached. */
  holdings: read(api.feed.land.holdings.query, { staleTime: 0 }),
  /** The deleted communities that the person may restore, last deleted first. */
  deleted: list(api.feed.land.deleted.query, ME),
}

export const useCommunities = (
  { within, text, near, touching = false }: CommunitySearch,
  enabled = true,
): PagedQuery<CommunityView> =>
  usePagedQuery(
    communityLists.all,
    { within: within && ([...within] as [number, number, number, number]), text: text || undefined, near, touching },
    { enabled },
  )

export const readCommunities = (): void => readAgain(answers.communities)

export function putAdded(community: CommunityView): void {
  putAnswer(communities.one.key({ id: community.id }), community)
  readCommunities()
}

export function putEdited(community: CommunityView): void {
  queryClient.setQueriesData(answers.communities, (known: unknown) =>
    updateCached<CommunityView>(known, community.id, (one) =>
      one.version > community.version ? one : { ...one, ...community },
    ),
  )
  readCommunities()
}
