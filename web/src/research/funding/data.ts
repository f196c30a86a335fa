import type { FundablePlace, FundingView, MyFunding, PlaceRef, RequestsView } from '@fieldfare/shared/funding.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

const mine = [...keys.funding, 'mine'] as const

/** One's own budget, what one has earned, and the six pledge requests. */
export const useMyFunding = () =>
  useQuery({ queryKey: mine, ...liveQuery({ feed: 'me' }, () => api.feed.funding.mine.query()) })

/** One's own areas, those rated highest first. */
export const useAreasToFund = () =>
  usePagedQuery([...keys.funding, 'areas'], { feed: 'me' }, (page) => api.feed.funding.areas.query(page))

/** These places with their titles and shapes, without those that are gone. */
export const usePlaces = (places: readonly PlaceRef[]) =>
  useQuery({
    queryKey: [...keys.funding, 'places', places.map(({ kind, id }) => `${kind} ${id}`)],
    queryFn: (): Promise<FundablePlace[]> => api.feed.funding.places.query({ places: [...places] }),
    placeholderData: (known) => known,
    staleTime: 0,
  })

const change = (part: Partial<MyFunding>) =>
  queryClient.setQueryData<MyFunding>(mine, (known) => known && { ...known, ...part })

function readFunding(): void {
  for (const queryKey of [keys.funding, keys.me]) readAgain({ queryKey })
}

/** Saves the budget; the same id again saves nothing. */
export const useSaveFunding = () =>
  useMutation({
    mutationFn: (input: Inputs['register']['saveFunding']) => api.register.saveFunding.mutate(input),
    onSuccess: (funding: FundingView) => {
      change({ funding })
      readFunding()
    },
  })

const putRequests = (requests: RequestsView) => {
  change({ requests })
  readFunding()
}

export const useStartRequests = () =>
  useMutation({ mutationFn: () => api.register.startRequests.mutate(), onSuccess: putRequests })

/** Answers one of the six; the same answer again changes nothing. */
export const useAnswerRequest = () =>
  useMutation({
    mutationFn: (input: Inputs['register']['answerRequest']) => api.register.answerRequest.mutate(input),
    onSuccess: putRequests,
  })
