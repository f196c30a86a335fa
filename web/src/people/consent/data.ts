import { CONSENT_VERSIONS, type ConsentView, type ResearchPurpose } from '@fieldfare/shared/consent.ts'
import { api } from '../../platform/api/client.ts'
import { answers, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { currentLocale } from '../../platform/i18n/translation.ts'
import { useCall } from '../../platform/api/useCall.ts'

/** Reads what the person last said about each purpose. */
export const consents = liveRead(api.consent.mine.query, [])

export function putConsents(given: ConsentView[]): void {
  putAnswer(consents.key(), given)
  readAgain(answers.survey)
}

/** Returns the reference to the shown text that the person agrees to, as it is sent. */
export const readText = (purpose: ResearchPurpose) => ({
  purpose,
  version: CONSENT_VERSIONS[purpose],
  locale: currentLocale(),
})

/** Agrees to texts as they are on the screen. `id`: the same for every try. */
export const useGiveConsent = () =>
  useCall(
    async (given: { purpose: ResearchPurpose; id: string }[]) => {
      let answer: ConsentView[] = []
      for (const { purpose, id } of given) answer = await api.consent.give.mutate({ ...readText(purpose), id })
      return answer
    },
    {
      onSuccess: putConsents,
    },
  )
