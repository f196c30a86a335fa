import { IconCheck, IconPlayerPause, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { useConnectionNotice } from './useConnectionNotice.ts'

/** A strip while the browser is offline or live updates are paused, and for a moment after the connection is back. */
export function ConnectionStrip({ map = false }: { map?: boolean }) {
  const { t } = useTranslation()
  const notice = useConnectionNotice()
  if (notice === 'offline')
    return (
      <NoticeStrip kind="warn" floating={map} icon={<IconWifiOff size={22} />} title={t('app.connection.offline')}>
        {map ? t('app.connection.offlineMap') : t('app.connection.offlineText')}
      </NoticeStrip>
    )
  if (notice === 'paused')
    return (
      <NoticeStrip kind="plain" floating={map} icon={<IconPlayerPause size={22} />} title={t('app.connection.paused')}>
        {t('app.connection.pausedText')}
      </NoticeStrip>
    )
  if (notice === 'allSent')
    return <NoticeStrip kind="good" floating={map} icon={<IconCheck size={22} />} title={t('app.connection.allSent')} />
  return null
}
