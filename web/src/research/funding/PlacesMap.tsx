import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { boundsOf, fitTo } from '../../map/view/fit.ts'
import type { MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { budgetCents, shareCents } from './budgetDraft.ts'
import type { NumberedPlace } from './numberedPlaces.ts'
import { PlaceNumber } from './PlaceNumber.tsx'
import { placeColour } from './shareColours.ts'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']
/** Pixels kept free around the shapes: at the top for pins above them, at the right for the map's buttons. */
const AROUND = { top: 40, right: 56 }
/** The diameter in pixels of the circle of a place that gets nothing, and the pixels added if a place gets the whole budget. */
const DOT = { least: 28, more: 40 }

/** A map of the places in a budget, with their numbers in the list; the larger a place's share, the larger its circle. */
export function PlacesMap({ places, budget }: { places: readonly NumberedPlace[]; budget: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const key = places.map(({ place }) => place.id).join()
  const drawnPlaces = useSameWhileAlike(places.map(({ place }) => place))
  const areas = useMemo(
    () => drawnPlaces.flatMap((place) => (place.level ? [{ ...place, level: place.level }] : [])),
    [drawnPlaces],
  )
  const land = useMemo(() => drawnPlaces.filter((place) => !place.level), [drawnPlaces])
  const show = useEffectEvent((on: Map) => {
    const bounds = boundsOf(places.map(({ place }) => place.geometry))
    if (bounds) fitTo(on, bounds, AROUND)
  })
  useEffect(() => {
    if (map && key) show(map)
  }, [map, key])
  const totalCents = budgetCents(budget) ?? 0
  return (
    <MapView
      label={t('funding.mapLabel')}
      theme={theme}
      styleUrl={config?.mapStyleUrl}
      everyone={false}
      mine={areas}
      freshCommunities={land}
      controls={CONTROLS}
      onReady={(createdMap) => {
        setMap(createdMap)
        return () => setMap(null)
      }}
    >
      {map &&
        places.map(({ place, number, typed }) => (
          <PlaceNumber
            key={place.id}
            map={map}
            bounds={boundsOf([place.geometry]) ?? [0, 0, 0, 0]}
            size={sizeOf(typed, totalCents)}
            colour={placeColour(place)}
          >
            {format.number(number)}
          </PlaceNumber>
        ))}
    </MapView>
  )
}

/** Returns the previous array while its entries are the same, so that shapes are not redrawn with each digit of an amount. */
function useSameWhileAlike<T>(list: readonly T[]): readonly T[] {
  const [stable, setStable] = useState(list)
  if (stable.length === list.length && stable.every((one, at) => one === list[at])) return stable
  setStable(list)
  return list
}

/** Returns the diameter of a place's circle. It grows with the square root of the typed share, so that the circle's surface does not exaggerate. */
function sizeOf(typed: string, totalCents: number): number {
  const part = totalCents > 0 ? Math.min(1, (shareCents(typed) ?? 0) / totalCents) : 0
  return DOT.least + DOT.more * Math.sqrt(part)
}
