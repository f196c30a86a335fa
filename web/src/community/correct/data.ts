import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../api/client.ts'
import { liveQuery } from '../../api/live.ts'
import { keys, queryClient, readAgain } from '../../api/queries.ts'

/** The correction of one's own community that waits or was declined. */
export const useCorrection = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.correction(id),
    ...liveQuery({ feed: 'me' }, () => api.feed.land.correction.query({ id })),
    enabled,
  })

/** What a correction would change, asked anew for each shape. */
export const usePreview = (landId: string, measure: AreaShape | null) =>
  useQuery({
    queryKey: [...keys.correction(landId), 'preview', measure],
    queryFn: () => (measure ? api.land.previewCorrection.mutate({ landId, measure }) : null),
    enabled: measure !== null,
    staleTime: 0,
    gcTime: 0,
  })

const readCorrected = () => readAgain({ queryKey: ['communities'] })

/** Corrects the land of a community; the same id again changes nothing. */
export const useCorrectLand = () =>
  useMutation({
    mutationFn: (input: Inputs['land']['correct']) => api.land.correct.mutate(input),
    onSuccess: ({ community }) => {
      queryClient.setQueryData<CommunityView>(keys.community(community.id), community)
      readCorrected()
    },
  })

/** Withdraws a correction that waits, or puts away why one was declined. */
export const useWithdrawCorrection = () =>
  useMutation({
    mutationFn: (correctionId: string) => api.land.withdrawCorrection.mutate({ correctionId }),
    onSuccess: readCorrected,
  })
