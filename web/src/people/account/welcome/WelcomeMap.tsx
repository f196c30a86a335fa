import { useNavigate } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { remPx } from '../../../platform/ui/layout/remPx.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Callouts } from './Callouts.tsx'
import { Stories } from './Stories.tsx'
import classes from './WelcomeMap.module.css'
import { DESK_VIEW, PHONE_VIEW } from './welcomeView.ts'

const toldStories = read(api.feed.stories.told.query)

/** Pixels that the card covers with its margins (`--ff-entry-card`): its width follows the reader's size of type. */
const cardPx = () => 60 + 28.75 * remPx()

/** Everybody's areas behind the welcome page, with what people say about some of them. A press on one leads to it. */
export function WelcomeMap() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const phone = usePhone()
  const [card] = useState(cardPx)
  const [map, setMap] = useState<Map | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  // The stories are decoration: when they fail, the map is shown without them.
  const { data: stories, isPending } = useOnce(toldStories, undefined, { enabled: map !== null })
  const inset = phone ? 0 : card
  return (
    <div className={map ? `${classes.map} ${classes.ready}` : classes.map}>
      <MapView
        label={t('welcome.mapLabel')}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        at={phone ? PHONE_VIEW : DESK_VIEW}
        inset={phone ? undefined : { left: card }}
        controls={[]}
        selected={shownId}
        onReady={(createdMap) => {
          const { lng, lat } = DESK_VIEW
          if (!phone) createdMap.jumpTo({ center: [lng, lat], padding: { left: card, top: 0, right: 0, bottom: 0 } })
          setMap(createdMap)
          return () => setMap(null)
        }}
        onPick={({ areas: [area] }) => {
          if (area) void navigate({ to: paths.area(area.id) })
        }}
      >
        {map && !isPending && !stories?.length && <Callouts map={map} most={phone ? 1 : 2} inset={inset} />}
      </MapView>
      {map && stories && <Stories map={map} stories={stories} inset={inset} phone={phone} onShow={setShownId} />}
    </div>
  )
}
