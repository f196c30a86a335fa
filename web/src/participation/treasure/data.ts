import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, putContent } from '../../content/contentCache.ts'

/** A gallery of a screen or two; the map shows the same number of points. */
const PAGE = 24

/** The treasures of a community, newest first. The component that shows them joins their channel. */
export const useTreasures = (communityId: string) =>
  usePagedQuery(
    keys.contentIn('treasure', communityId),
    contentChannel('treasure', communityId),
    (page) => api.feed.treasures.of.query({ communityId, ...page }),
    { limit: PAGE },
  )

/** One treasure that an address names and that no page has yet. */
export const useTreasure = (communityId: string, id: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.contentOne('treasure', id),
    ...liveQuery(contentChannel('treasure', communityId), () => api.feed.treasures.one.query({ id })),
    enabled,
  })

const putTreasure = (treasure: TreasureView): void => putContent('treasure', treasure.communityId, treasure)

/** Adds a treasure; the same id again adds nothing. */
export const useAddTreasure = () =>
  useMutation({ mutationFn: (input: Inputs['addTreasure']) => api.addTreasure.mutate(input), onSuccess: putTreasure })

/** Shows the exact place of a treasure only to those who may know it, or to everyone again. */
export const useHidePlace = () =>
  useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) =>
      api.hideTreasurePlace.mutate({ treasureId: id, hidden }),
    onSuccess: putTreasure,
  })
