import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useMe } from '../../platform/session/me.ts'
import { api } from '../../platform/api/client.ts'
import { answers, failureIn, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { useLive } from '../../platform/api/useLive.ts'

export const survey = liveRead(api.survey.mine.query, [])

/** Returns the person's progress in their survey; null if they take part in none, undefined while it is being read. */
export function useSurvey(): { survey: SurveyView | null | undefined; failure: unknown; retry: () => void } {
  const { me } = useMe()
  const query = useLive(survey, undefined, { enabled: me !== null })
  return { survey: query.data, failure: failureIn(query), retry: () => void query.refetch() }
}

/** Reads the person's progress from the server even if a cached answer is still fresh. */
export const askSurvey = (): Promise<SurveyView | null> =>
  queryClient.fetchQuery({ ...survey.options(undefined), staleTime: 0 })

export function putSurvey(mine: SurveyView): void {
  putAnswer(survey.key(), mine)
  readAgain(answers.consents)
}
