import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { useMe } from '../../platform/session/me.ts'
import { useSendAgain } from '../../platform/session/useSendAgain.ts'

/** A button that sends the verification mail again and then shows the e-mail address that it went to. */
export function SendAgain() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { busy, isSuccess, send } = useSendAgain()
  if (!me) return null
  return (
    <Button kind="text" busy={busy} onClick={() => send(t('account.verify.sent', { email: me.newEmail ?? me.email }))}>
      {isSuccess ? t('account.strip.sent') : t('account.verify.again')}
    </Button>
  )
}
