import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useMe } from '../../platform/session/me.ts'
import { api } from '../../platform/api/client.ts'
import { answers, failureIn, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { useLive } from '../../platform/api/useLive.ts'

export const survey = liveRead(api.survey.mine.query, [])

/** Returns how far the person is in their survey; null for a person in none, undefined while it is not known. */
export function useSurvey(): { survey: SurveyView | null | undefined; failure: unknown; retry: () => void } {
  const { me } = useMe()
  const query = useLive(survey, undefined, { enabled: me !== null })
  return { survey: query.data, failure: failureIn(query), retry: () => void query.refetch() }
}

/** Reads the progress again now, so that the latest answer counts. */
export const askSurvey = (): Promise<SurveyView | null> =>
  queryClient.fetchQuery({ ...survey.options(undefined), staleTime: 0 })

export function putSurvey(mine: SurveyView): void {
  putAnswer(survey.key(), mine)
  readAgain(answers.consents)
}
