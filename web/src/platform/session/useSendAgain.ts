import { useTranslation } from '../i18n/translation.ts'
import { api } from '../api/client.ts'
import { useCall } from '../api/useCall.ts'
import { failureText } from '../i18n/failure.ts'
import { showToast } from '../ui/overlay/toasts.ts'

/** Sends the verification mail again, then shows the text `sent`, or why it failed. */
export function useSendAgain() {
  const { t } = useTranslation()
  const { mutate, isPending, isSuccess } = useCall(api.account.sendVerification.mutate)
  const send = (sent: string) =>
    mutate(undefined, { onSuccess: () => showToast(sent), onError: (error) => showToast(failureText(t, error)) })
  return { busy: isPending && t('app.word.sending'), isSuccess, send }
}
