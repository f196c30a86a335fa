import { CONSENT_VERSIONS, type ConsentView, type ResearchPurpose } from '@fieldfare/shared/consent.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'

/** What the person last said about each purpose. */
export const useConsents = (enabled = true) =>
  useQuery({ queryKey: keys.consents, queryFn: () => api.consent.mine.query(), meta: { live: true }, enabled })

const show = (consents: ConsentView[]) => {
  queryClient.setQueryData(keys.consents, consents)
  readAgain({ queryKey: keys.survey })
}

/** What is sent of a text that is on the screen and agreed to. */
export const readText = (purpose: ResearchPurpose) => ({
  purpose,
  version: CONSENT_VERSIONS[purpose],
  locale: currentLocale(),
})

/** Agrees to texts as they are on the screen. `id`: the same for every try. */
export const useGiveConsent = () =>
  useMutation({
    mutationFn: async (given: { purpose: ResearchPurpose; id: string }[]) => {
      let consents: ConsentView[] = []
      for (const { purpose, id } of given) consents = await api.consent.give.mutate({ ...readText(purpose), id })
      return consents
    },
    onSuccess: show,
  })

/** Withdraws what was agreed to. */
export const useWithdrawConsent = () =>
  useMutation({
    mutationFn: (input: { purpose: ResearchPurpose; id: string }) => api.consent.withdraw.mutate(input),
    onSuccess: show,
  })
