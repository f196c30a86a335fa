import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Follow } from '@fieldfare/shared/live.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/session/me.ts'
import { api } from '../../platform/api/client.ts'
import { liveQuery, useChannel } from '../../platform/api/live.ts'
import { keys } from '../../platform/api/queries.ts'
import { useArea } from '../area/data.ts'
import { useCommunity } from '../../content/membership/community.ts'
import { asOnePage, type Rooms } from './list/areasInView.ts'

export const VIEW_KEY = ['areas', 'view'] as const
export const NOWHERE: Rooms = { tiles: [] }

/** The live channels of a view: its rooms, the channel of all areas, and communities. */
export const feedsOf = (rooms: Rooms | null): Follow[] => [
  ...(rooms?.tiles ?? []).map(({ x, y }) => ({ feed: 'measures', scope: 'tile', x, y }) as const),
  { feed: 'measures', scope: 'wide' },
  { feed: 'land', scope: 'all' },
]

/** The areas of a view's rooms that pass a filter, newest first, paged. */
export const useAreaPages = (rooms: Rooms | null, filter: AreaFilter) =>
  useInfiniteQuery({
    queryKey: [...VIEW_KEY, rooms, filter],
    ...liveQuery(feedsOf(rooms), async ({ pageParam }: { pageParam: Record<string, string> | null }) => {
      const { tiles, within } = rooms ?? NOWHERE
      const asked = tiles.filter(({ x, y }) => !pageParam || `${x}/${y}` in pageParam)
      const answers = asked.map(async ({ x, y }) => {
        const room = `${x}/${y}`
        const input = {
          x,
          y,
          within: within && ([...within] as [number, number, number, number]),
          filter,
          cursor: pageParam?.[room],
        }
        return { room, ...(await api.feed.measures.tile.query(input)) }
      })
      return asOnePage(await Promise.all(answers))
    }),
    initialPageParam: null as Record<string, string> | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: rooms !== null,
  })

/** All of the reader's own areas, for the map. */
export function useMineOnMap(): MyAreaView[] | undefined {
  const { me } = useMe()
  const { data } = useQuery({
    queryKey: [...keys.myAreas, 'all'],
    ...liveQuery({ feed: 'me' }, async () => {
      const areas: MyAreaView[] = []
      for (let cursor: string | undefined; ;) {
        const { items, next } = await api.feed.measures.mine.query({ cursor, limit: PAGE_MAX })
        areas.push(...items)
        if (!next) return areas
        cursor = next
      }
    }),
    enabled: me !== null,
  })
  return me ? data : undefined
}

/** The chosen area or community, if any, with live updates. */
export function useChosen(areaId: string | null, communityId: string | null) {
  useChannel(
    ...(areaId ? [{ feed: 'measures', scope: 'one', id: areaId } as const] : []),
    ...(communityId ? [{ feed: 'land', scope: 'one', id: communityId } as const] : []),
  )
  return { area: useArea(areaId), community: useCommunity(communityId) }
}

/** The areas of a pick: from the cache, or fetched one by one. */
export function useAreasById(
  ids: readonly string[],
  known: ReadonlyMap<string, AreaView>,
): ReadonlyMap<string, AreaView> {
  return useQueries({
    queries: ids
      .filter((id) => !known.has(id))
      .map((id) => ({ queryKey: keys.area(id), queryFn: () => api.feed.measures.one.query({ id }) })),
    combine: (answers) =>
      new Map([...known, ...answers.flatMap(({ data }) => (data ? [[data.area.id, data.area] as const] : []))]),
  })
}

/** The communities of a pick. */
export const useCommunitiesById = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: keys.community(id),
      queryFn: () => api.feed.land.one.query({ id }),
      meta: { live: true } as const,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
