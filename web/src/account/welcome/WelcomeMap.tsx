import { useNavigate } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { Callouts } from './Callouts.tsx'
import classes from './WelcomeMap.module.css'

/** Views from the Wadden islands to the Veluwe. */
const DESK = { lng: 5.75, lat: 52.95, zoom: 7.6 }
const PHONE = { lng: 5.75, lat: 53.0, zoom: 6.7 }
/** Pixels that the card covers, with its margins. */
const CARD = 520
const CARD_INSET = { left: CARD }

/** Everybody's areas behind the welcome page, some with their titles. A press on one leads to it. */
export function WelcomeMap() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const phone = usePhone()
  const [map, setMap] = useState<Map | null>(null)
  return (
    <div className={map ? `${classes.map} ${classes.ready}` : classes.map}>
      <MapView
        label={t('welcome.mapLabel')}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        at={phone ? PHONE : DESK}
        inset={phone ? undefined : CARD_INSET}
        controls={[]}
        onReady={(made) => {
          if (!phone)
            made.jumpTo({ center: [DESK.lng, DESK.lat], padding: { left: CARD, top: 0, right: 0, bottom: 0 } })
          setMap(made)
          return () => setMap(null)
        }}
        onPick={({ areas: [area] }) => {
          if (area) void navigate({ to: paths.area(area.id) })
        }}
      >
        {map && <Callouts map={map} most={phone ? 1 : 2} inset={phone ? 0 : CARD} />}
      </MapView>
    </div>
  )
}
