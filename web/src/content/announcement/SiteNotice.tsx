import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import textClasses from '../../platform/ui/text.module.css'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconSpeakerphone, IconX } from '../../platform/ui/icons.tsx'
import { dismissedNotices, dismissNotice } from './dismissed.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { siteNotices } from './data.ts'

/** `LinkedText`, loaded only once there is a notice to show, since this component is on every page. */
const LinkedText = lazyPart(async () => (await import('../../platform/ui/LinkedText.tsx')).LinkedText)

/** The newest notice, under the toolbar. The reader can close it for good on this device. */
export function SiteNotice() {
  const { t, locale } = useTranslation()
  const { date } = useFormat()
  const { data } = useLive(siteNotices.current, { locale })
  const [dismissed, setDismissed] = useState(dismissedNotices)
  const notice = data?.notice
  if (!notice || dismissed.includes(notice.id)) return null
  return (
    <NoticeStrip
      kind="plain"
      long
      icon={<IconSpeakerphone size={22} aria-hidden="true" />}
      title={notice.title}
      action={
        <IconButton label={t('announcement.dismiss')} onClick={() => setDismissed(dismissNotice(notice.id))}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      {notice.body && (
        <Suspense fallback={notice.body}>
          <LinkedText>{notice.body}</LinkedText>
        </Suspense>
      )}{' '}
      <time className={textClasses.quiet} dateTime={notice.createdAt}>
        {date(notice.createdAt)}
      </time>
    </NoticeStrip>
  )
}
