import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconMail } from '../../platform/ui/icons.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { useMe } from '../../platform/session/me.ts'
import { MailboxLink } from './MailboxLink.tsx'
import { SendAgain } from './SendAgain.tsx'

/** Reminds the person to confirm their e-mail address if it is not confirmed yet. */
export function VerifyStrip() {
  const { t } = useTranslation()
  const { me } = useMe()
  if (!me || (me.verified && !me.newEmail)) return null
  const waiting = me.newEmail !== null
  return (
    <NoticeStrip
      kind="plain"
      icon={<IconMail size={22} />}
      title={waiting ? t('account.strip.newTitle') : t('account.strip.title')}
      action={
        <>
          <MailboxLink />
          <SendAgain />
        </>
      }
    >
      {waiting ? t('account.strip.newText', { email: me.newEmail }) : t('account.strip.text', { email: me.email })}
    </NoticeStrip>
  )
}
