import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { look } from '../../platform/api/connection.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconCheck, IconCloudOff, IconLock, IconPlayerPause, IconWifiOff } from '../../platform/ui/icons.tsx'
import { hasOfflineMaps } from '../../platform/shell/states/offlineMapsHint.ts'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import textClasses from '../../platform/ui/text.module.css'
import classes from './ConnectionStrip.module.css'
import { type ConnectionNotice, useConnectionNotice, useLasting } from './useConnectionNotice.ts'

/** A path that the service worker leaves to the server, so that the network's own page opens instead of the app from the cache. */
const PAST_THE_APP = '/healthz'

/** Milliseconds without a connection until the line of text over the map of a wizard on a phone appears. */
const LINE_MS = 4000

interface ConnectionStripProps {
  /** The path of the page: only navigation adds or removes the space for the strip. */
  page: string
  map?: boolean
  /** True over the map of a wizard: on a phone the notice is then one line of text. */
  wizard?: boolean
}

/** Shows a strip while the server is out of reach or live updates are paused, and for a moment after everything unsent was sent. */
export function ConnectionStrip({ page, map = false, wizard = false }: ConnectionStripProps) {
  const notice = useConnectionNotice()
  const place = [classes.over, map && classes.overMap].filter(Boolean).join(' ')
  const phone = usePhone()
  // A network that shows its own page needs an action of the person, which only the full strip offers.
  if (wizard && phone && notice !== 'intercepted') return <Line notice={notice} />
  return <Placed key={page} notice={notice} map={map} className={place} />
}

interface PlacedProps {
  notice: ConnectionNotice | undefined
  map: boolean
  /** The class of a notice that lies over the page. */
  className: string
}

/**
 * A notice that was shown before the page opened has space above the page, also after the notice ends; a later notice lies
 * over the page. So no notice ever moves what somebody is about to press.
 */
function Placed({ notice, map, className }: PlacedProps) {
  const [first] = useState(notice === 'allSent' ? undefined : notice)
  return (
    <>
      {first && (
        <div style={notice === first ? undefined : { visibility: 'hidden' }}>
          <Strip notice={first} map={map} />
        </div>
      )}
      {notice && notice !== first && (
        <div className={className} data-over>
          <Strip notice={notice} map={map} />
        </div>
      )}
    </>
  )
}

/** Shows the notice as a line of text over the map of a wizard on a phone. It takes no space from the page; drawings are saved anyway. */
function Line({ notice }: { notice: ConnectionNotice | undefined }) {
  const { t } = useTranslation()
  const lasting = useLasting(notice !== undefined && notice !== 'allSent', LINE_MS)
  const shown = lasting || notice === 'allSent' ? notice : undefined
  return (
    <p className={shown ? classes.line : textClasses.heard} role="status" data-over>
      {shown && t(`app.connection.${shown}`)}
    </p>
  )
}

function Strip({ notice, map }: { notice: ConnectionNotice; map: boolean }) {
  const { t } = useTranslation()
  const retryButton = (
    <Button kind="text" onClick={() => void look()}>
      {t('app.word.tryAgain')}
    </Button>
  )
  switch (notice) {
    case 'offline':
      return (
        <NoticeStrip
          kind="warn"
          icon={<IconWifiOff size={22} />}
          title={t('app.connection.offline')}
          action={retryButton}
        >
          {t(map && !hasOfflineMaps() ? 'app.connection.offlineMap' : 'app.connection.offlineText')}
        </NoticeStrip>
      )
    case 'away':
      return (
        <NoticeStrip
          kind="warn"
          icon={<IconCloudOff size={22} />}
          title={t('app.connection.away')}
          action={retryButton}
        >
          {t('app.connection.awayText')}
        </NoticeStrip>
      )
    case 'intercepted':
      return (
        <NoticeStrip
          kind="warn"
          icon={<IconLock size={22} />}
          title={t('app.connection.intercepted')}
          action={
            <>
              <a href={PAST_THE_APP} target="_blank" rel="noreferrer">
                {t('app.connection.openNetwork')}
              </a>
              {retryButton}
            </>
          }
        >
          {t('app.connection.interceptedText')}
        </NoticeStrip>
      )
    case 'paused':
      return (
        <NoticeStrip kind="plain" icon={<IconPlayerPause size={22} />} title={t('app.connection.paused')}>
          {t('app.connection.pausedText')}
        </NoticeStrip>
      )
    case 'allSent':
      return <NoticeStrip kind="good" icon={<IconCheck size={22} />} title={t('app.connection.allSent')} />
  }
}
