import { quietUntil } from '@fieldfare/shared/quietHours.ts'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../platform/api/publicConfig.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { useNow } from '../platform/i18n/now.ts'
import { timeZone } from '../platform/i18n/timeZone.ts'
import { NoticeStrip } from '../platform/ui/feedback/NoticeStrip.tsx'

/** Says where mails of communities go on a site that redirects them. */
export function RedirectNote() {
  const { t } = useTranslation()
  const address = usePublicConfig()?.mailRedirect
  return address ? <NoticeStrip kind="plain">{t('alert.mails.redirected', { address })}</NoticeStrip> : null
}

interface NightNoteProps {
  /** The mails that wait: all, or all but those that bring a seat. */
  about?: 'all' | 'seats'
}

/** Says during the site's quiet hours from when mails are sent. */
export function NightNote({ about = 'all' }: NightNoteProps) {
  const { t } = useTranslation()
  const { time } = useFormat()
  const hours = usePublicConfig()?.quietHours
  const until = quietUntil(useNow(), timeZone(), hours ?? { from: '00:00', to: '00:00' })
  if (until === null) return null
  return <NoticeStrip kind="plain">{t(`alert.mails.${about}AtNight`, { time: time(new Date(until)) })}</NoticeStrip>
}
