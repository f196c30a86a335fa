import { useTranslation } from 'react-i18next'
import { failureText } from '../i18n/failure.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import { useSendVerification } from './changes.ts'
import { useMe } from './data.ts'

/** Sends the mail that confirms an address once more, and says to where. */
export function SendAgain() {
  const { t } = useTranslation()
  const { me } = useMe()
  const again = useSendVerification()
  if (!me) return null
  return (
    <Button
      kind="text"
      busy={again.isPending && t('app.word.sending')}
      onClick={() =>
        again.mutate(undefined, {
          onSuccess: () => showToast(t('account.verify.sent', { email: me.newEmail ?? me.email })),
          onError: (error) => showToast(failureText(t, error)),
        })
      }
    >
      {again.isSuccess ? t('account.strip.sent') : t('account.verify.again')}
    </Button>
  )
}
