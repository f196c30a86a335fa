import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../../platform/api/client.ts'
import { liveQuery } from '../../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../../platform/api/queries.ts'

/** The correction of one's own community that waits or was declined. */
export const useCorrection = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.correction(id),
    ...liveQuery({ feed: 'me' }, () => api.feed.land.correction.query({ id })),
    enabled,
  })

/**
 * What a correction would change. Asked once for each outline, since a day allows only so many: neither coming back to it nor a live
 * event asks again, only its button.
 */
export const usePreview = (landId: string, measure: AreaShape | null) =>
  useQuery({
    queryKey: [...keys.landPreview(landId), measure],
    queryFn: () => (measure ? api.land.previewCorrection.mutate({ landId, measure }) : null),
    enabled: measure !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
  })

const readCorrected = () => readAgain({ queryKey: ['communities'] })

/** Corrects the land of a community; the same id again changes nothing. */
export const useCorrectLand = () =>
  useMutation({
    mutationFn: (input: Inputs['land']['correct']) => api.land.correct.mutate(input),
    onSuccess: ({ community }) => {
      queryClient.setQueryData<CommunityView>(keys.community(community.id), community)
      // They were compared with the land as it was.
      queryClient.removeQueries({ queryKey: keys.landPreview(community.id) })
      readCorrected()
    },
  })

/** Withdraws a correction that waits, or puts away why one was declined. */
export const useWithdrawCorrection = () =>
  useMutation({
    mutationFn: (correctionId: string) => api.land.withdrawCorrection.mutate({ correctionId }),
    onSuccess: readCorrected,
  })
