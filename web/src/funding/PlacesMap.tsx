import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../api/publicConfig.ts'
import { boundsOf, fitTo } from '../map/view/fit.ts'
import { MapLink } from '../map/view/MapLink.tsx'
import type { MapControl } from '../map/view/mapProps.ts'
import { MapView } from '../map/view/MapView.tsx'
import { useColourScheme } from '../shell/layout/colourScheme.ts'
import { budgetCents, shareCents } from './budgetDraft.ts'
import classes from './Funding.module.css'
import type { NumberedPlace } from './numberedPlaces.ts'
import { placeColour } from './shareColours.ts'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']
/** Pixels across of the number of a place that gets nothing, and how many more with the whole budget. */
const DOT = { least: 28, more: 40 }

/** The places of a budget with the numbers that the list gives them; a larger circle is a larger share. */
export function PlacesMap({ places, budget }: { places: readonly NumberedPlace[]; budget: string }) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const key = places.map(({ place }) => place.id).join()
  const areas = useMemo(
    () => places.flatMap(({ place }) => (place.level ? [{ ...place, level: place.level }] : [])),
    // The shapes change with the places alone, not with each digit of an amount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  )
  const land = useMemo(
    () => places.flatMap(({ place }) => (place.level ? [] : [place])),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  )
  const show = useEffectEvent((on: Map) => {
    const bounds = boundsOf(places.map(({ place }) => place.geometry))
    if (bounds) fitTo(on, bounds)
  })
  useEffect(() => {
    if (map && key) show(map)
  }, [map, key])
  const whole = budgetCents(budget) ?? 0
  return (
    <MapView
      label={t('funding.mapLabel')}
      theme={theme}
      styleUrl={config?.mapStyleUrl}
      everyone={false}
      mine={areas}
      freshCommunities={land}
      controls={CONTROLS}
      onReady={(made) => {
        setMap(made)
        return () => setMap(null)
      }}
    >
      {map &&
        places.map(({ place, number, typed }) => (
          <MapLink key={place.id} map={map} {...middleOf(place)}>
            <span
              className={classes.dot}
              style={{ width: sizeOf(typed, whole), height: sizeOf(typed, whole), background: placeColour(place) }}
              aria-hidden="true"
            >
              {number}
            </span>
          </MapLink>
        ))}
    </MapView>
  )
}

/** The area of the circle grows with the share. */
function sizeOf(typed: string, whole: number): number {
  const part = whole > 0 ? Math.min(1, (shareCents(typed) ?? 0) / whole) : 0
  return DOT.least + DOT.more * Math.sqrt(part)
}

function middleOf({ geometry }: FundablePlace): { lng: number; lat: number } {
  const [west, south, east, north] = boundsOf([geometry]) ?? [0, 0, 0, 0]
  return { lng: (west + east) / 2, lat: (south + north) / 2 }
}
