import { IconCheck, IconPlayerPause, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { useConnectionWord } from './connectionWord.ts'

/** Amber while offline, and quieter while only live updates are missing: it still works. On return it says so, and leaves. */
export function ConnectionStrip({ map = false }: { map?: boolean }) {
  const { t } = useTranslation()
  const word = useConnectionWord()
  if (word === 'offline')
    return (
      <NoticeStrip kind="warn" floating={map} icon={<IconWifiOff size={22} />} title={t('app.connection.offline')}>
        {map ? t('app.connection.offlineMap') : t('app.connection.offlineText')}
      </NoticeStrip>
    )
  if (word === 'paused')
    return (
      <NoticeStrip kind="plain" floating={map} icon={<IconPlayerPause size={22} />} title={t('app.connection.paused')}>
        {t('app.connection.pausedText')}
      </NoticeStrip>
    )
  if (word === 'allSent')
    return <NoticeStrip kind="good" floating={map} icon={<IconCheck size={22} />} title={t('app.connection.allSent')} />
  return null
}
