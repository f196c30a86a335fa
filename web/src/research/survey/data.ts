import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/session/me.ts'
import { api, type Inputs } from '../../platform/api/client.ts'
import { failureIn, keys, queryClient, readAgain } from '../../platform/api/queries.ts'

const surveyQuery = {
  queryKey: keys.survey,
  queryFn: () => api.survey.mine.query(),
  meta: { live: true },
} as const

/** Where the person is in their survey; null who is in none, undefined while it is not known. */
export function useSurvey(): { survey: SurveyView | null | undefined; failure: unknown; retry: () => void } {
  const { me } = useMe()
  const query = useQuery({ ...surveyQuery, enabled: me !== null })
  return { survey: query.data, failure: failureIn(query), retry: () => void query.refetch() }
}

/** The same, asked now: what was done a moment ago counts. */
export const askSurvey = (): Promise<SurveyView | null> => queryClient.fetchQuery({ ...surveyQuery, staleTime: 0 })

const show = (survey: SurveyView) => {
  queryClient.setQueryData(keys.survey, survey)
  readAgain({ queryKey: keys.consents })
}

/** Takes part in the campaign of an invitation, or comes back to it. */
export const useTakePart = () =>
  useMutation({
    mutationFn: (input: Inputs['survey']['takePart']) => api.survey.takePart.mutate(input),
    onSuccess: show,
    onSettled: (_survey, _error, { id }) => readAgain({ queryKey: keys.invitation(id) }),
  })

/** Notes that the introduction was read. */
export const useIntroduced = () =>
  useMutation({
    mutationFn: (campaignId: string) => api.survey.introduced.mutate({ campaignId }),
    onSuccess: show,
  })
