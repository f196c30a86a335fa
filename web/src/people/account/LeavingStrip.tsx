import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconDoorExit } from '../../platform/ui/icons.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { useMe } from '../../platform/session/me.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { showMe } from './signInOut.ts'

/** Says on every page that the account will be deleted, with a button that cancels it. */
export function LeavingStrip() {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  if (!me?.leavingAt) return null
  return (
    <NoticeStrip
      kind="warn"
      icon={<IconDoorExit size={22} />}
      title={t('account.leave.strip', { date: date(me.leavingAt) })}
      action={<Keep />}
    />
  )
}

/** Says when the account will be deleted, with a button that cancels it. */
export function KeepAccount({ leavingAt }: { leavingAt: string }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <>
      <p>{t('account.leave.strip', { date: date(leavingAt) })}</p>
      <Keep />
    </>
  )
}

function Keep() {
  const { t } = useTranslation()
  const cancel = useCall(api.account.stay.mutate, { onSuccess: showMe })
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast(t('account.leave.kept')),
      onError: (error) => showToast(failureText(t, error)),
    })
  return (
    <Button kind="soft" busy={cancel.isPending && t('app.word.sending')} onClick={keep}>
      {t('account.leave.keep')}
    </Button>
  )
}
