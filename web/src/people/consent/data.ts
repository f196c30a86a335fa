import { CONSENT_VERSIONS, type ConsentView, type ResearchPurpose } from '@fieldfare/shared/consent.ts'
import { api } from '../../platform/api/client.ts'
import { answers, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { currentLocale } from '../../platform/i18n/translation.ts'
import { useCall } from '../../platform/api/useCall.ts'

/** Reads the person's latest consent or refusal for each research purpose. */
export const consents = liveRead(api.consent.mine.query, [])

export function putConsents(given: ConsentView[]): void {
  putAnswer(consents.key(), given)
  readAgain(answers.survey)
}

/** Returns the reference to the text on screen that the person agrees to, as the server's call takes it. */
export const readText = (purpose: ResearchPurpose) => ({
  purpose,
  version: CONSENT_VERSIONS[purpose],
  locale: currentLocale(),
})

/** Sends the person's consent to the texts on screen. `id` must be the same for every attempt. */
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
