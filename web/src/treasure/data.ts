import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { updateCached, insertCached } from '../api/cache.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'
import { newestFirst } from '../content/order.ts'

/** A gallery of a screen or two; as many points stand on the map. */
const PAGE = 24

export const treasureKey = (communityId: string, id: string) => [...keys.treasures(communityId), 'one', id] as const

/** What was found in a community, newest first, page by page. Whoever shows it follows it. */
export const useTreasures = (communityId: string) =>
  useInfiniteQuery({
    queryKey: [...keys.treasures(communityId), 'pages'],
    ...liveQuery({ feed: 'treasures', scope: 'community', id: communityId }, ({ pageParam }: Cursor) =>
      api.feed.treasures.of.query({ communityId, cursor: pageParam, limit: PAGE }),
    ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** One treasure that an address names and no page holds yet. */
export const useTreasure = (communityId: string, id: string, enabled: boolean) =>
  useQuery({
    queryKey: treasureKey(communityId, id),
    ...liveQuery({ feed: 'treasures', scope: 'community', id: communityId }, () =>
      api.feed.treasures.one.query({ id }),
    ),
    enabled,
  })

/** Shows a treasure as the server has it now, wherever it was read, unless something newer is there already. */
export function showTreasure(treasure: TreasureView): void {
  const newer = (known: TreasureView) => (known.version > treasure.version ? known : treasure)
  queryClient.setQueriesData({ queryKey: keys.treasures(treasure.communityId) }, (known: unknown) =>
    insertCached(updateCached(known, treasure.id, newer), treasure, newestFirst),
  )
}

/** Takes a treasure out of every page; who looks at it alone is told that it is gone. */
export function dropTreasure(communityId: string, id: string): void {
  queryClient.setQueriesData({ queryKey: keys.treasures(communityId) }, (known: unknown) =>
    updateCached(known, id, () => null),
  )
  void queryClient.invalidateQueries({ queryKey: treasureKey(communityId, id) })
}

/** Adds a treasure; the same id again adds nothing. */
export const useAddTreasure = () =>
  useMutation({ mutationFn: (input: Inputs['addTreasure']) => api.addTreasure.mutate(input), onSuccess: showTreasure })

/** Removes a treasure, for a moderator with the reason. */
export const useRemoveTreasure = () =>
  useMutation({
    mutationFn: ({ treasure, reason }: { treasure: TreasureView; reason?: string }) =>
      api.deleteTreasure.mutate({ treasureId: treasure.id, reason }),
    onSuccess: (_, { treasure }) => dropTreasure(treasure.communityId, treasure.id),
  })

export const useRestoreTreasure = () =>
  useMutation({ mutationFn: (id: string) => api.restoreTreasure.mutate({ treasureId: id }), onSuccess: showTreasure })

/** Hides where something was found from all but those who may know it, or shows it again. */
export const useHidePlace = () =>
  useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) =>
      api.hideTreasurePlace.mutate({ treasureId: id, hidden }),
    onSuccess: showTreasure,
  })

/** A treasure was reported: what the reader sees of it is read again. */
export const readTreasuresAgain = (communityId: string) =>
  queryClient.invalidateQueries({ queryKey: keys.treasures(communityId) })
