import { quietUntil } from '@fieldfare/shared/quietHours.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { usePublicConfig } from '../platform/api/publicConfig.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { useNow } from '../platform/i18n/now.ts'
import { timeZone } from '../platform/i18n/timeZone.ts'
import { NoticeStrip } from '../platform/ui/feedback/NoticeStrip.tsx'

interface MailNotesProps {
  /** The mails that wait until the site's quiet hours end: all, or all but those that give a seat; undefined hides the note on quiet hours. */
  night?: 'all' | 'seats' | undefined
  /** The text for a site that redirects mails, in place of the usual one; false if another part of the page says it. */
  redirected?: string | false
}

/** Names the e-mail address that gets all mails on a site that redirects them, and in quiet hours the time at which mails go out. */
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
