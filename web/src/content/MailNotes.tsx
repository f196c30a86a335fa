import { quietUntil } from '@fieldfare/shared/quietHours.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { usePublicConfig } from '../platform/api/publicConfig.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { useNow } from '../platform/i18n/now.ts'
import { timeZone } from '../platform/i18n/timeZone.ts'
import { NoticeStrip } from '../platform/ui/feedback/NoticeStrip.tsx'

interface MailNotesProps {
  /** The mails that wait for the site's quiet hours: all, or all but those that bring a seat; none without it. */
  night?: 'all' | 'seats' | undefined
  /** The words for a site that redirects mails; false where these are said elsewhere. */
  redirected?: string | false
}

/** Says where mails of communities go on a site that redirects them, and in quiet hours from when they are sent. */
export function MailNotes({ night, redirected }: MailNotesProps) {
  const { t } = useTranslation()
  const { time } = useFormat()
  const { mailRedirect: address, quietHours } = usePublicConfig() ?? {}
  const now = useNow()
  const until = night && quietHours ? quietUntil(now, timeZone(), quietHours) : null
  const lines = [
    redirected ?? (address && t('alert.mails.redirected', { address })),
    night && until !== null && t(`alert.mails.${night}AtNight`, { time: time(new Date(until)) }),
  ].filter(Boolean)
  return lines.length > 0 ? <NoticeStrip kind="plain">{lines.join(' ')}</NoticeStrip> : null
}
