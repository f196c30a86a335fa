import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from '../i18n/translation.ts'
import { useCall } from '../api/useCall.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import type { About, Act, Outcome } from './act.ts'
import { outbox } from './outbox.ts'

/** Does an act when `mutate` is called, and says so if it waits on this device; it fails only by a refusal of the server. */
export function usePost<I, O>(act: Act<I, O>, aboutOf: (input: I) => About): UseMutationResult<Outcome<O>, Error, I> {
  const { t } = useTranslation()
  return useCall((input: I) => outbox.post(act, input, aboutOf(input)), {
    onSuccess: ({ kept }) => void (kept && showToast(t('outbox.kept'))),
  })
}
