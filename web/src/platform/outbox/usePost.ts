import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from '../i18n/translation.ts'
import { useCall } from '../api/useCall.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import type { About, Act, Outcome } from './act.ts'
import { outbox } from './outbox.ts'

/** Posts an act to the outbox when `mutate` is called, and shows a toast if the act waits on this device. Fails only if the server refuses. */
export function usePost<I, O>(act: Act<I, O>, aboutOf: (input: I) => About): UseMutationResult<Outcome<O>, Error, I> {
  const { t } = useTranslation()
  return useCall((input: I) => outbox.post(act, input, aboutOf(input)), {
    onSuccess: ({ kept }) => void (kept && showToast(t('outbox.kept'))),
  })
}
