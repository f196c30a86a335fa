import type { Map } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Finder } from '../search/Finder.tsx'
import { FinderLayer } from '../search/FinderLayer.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { useMapFinder } from '../find/MapFinder.tsx'
import { MAP_MOTION, prefersStill } from '../view/fit.ts'
import type { Bounds, MapPosition } from '../view/mapAddress.ts'
import type { AreaOnMap, CommunityOnMap, MapControl, PickedArea } from '../view/mapProps.ts'
import { MapView } from '../view/MapView.tsx'
import { MapLink } from '../view/MapLink.tsx'
import crossClasses from '../view/cross.module.css'
import classes from './PlaceMap.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']
/** The zoom at which the corners of a field are distinguishable. */
const NEAR = 14

interface LngLat {
  lng: number
  lat: number
}
interface PlaceMapProps {
  label: string
  place: LngLat | null
  /** Called with the chosen position. `areas` are everyone's areas under the press, the smallest first, if the map shows them. */
  onPlace: (place: LngLat, areas: readonly PickedArea[]) => void
  /** The marker at the chosen position. */
  pin: ReactNode
  fit?: Bounds | null
  at?: MapPosition | null
  controls?: readonly MapControl[]
  communities?: readonly CommunityOnMap[]
  /** Shapes shown on the map; a press on a shape also chooses the position there. */
  shapes?: readonly AreaOnMap[]
  /** True to show everyone's areas. */
  everyone?: boolean
  /** Renders the content below the map. Its `atCross` chooses the position of the crosshair, for use without a pointer. */
  children: (atCross: () => void) => ReactNode
}

/** A search field and a map for choosing one position: by a press, by Enter, or by a button for the crosshair in the map's middle. */
export function PlaceMap({
  label,
  place,
  onPlace,
  pin,
  fit,
  at,
  controls = CONTROLS,
  communities,
  shapes,
  everyone = false,
  children,
}: PlaceMapProps) {
  const theme = useColourScheme()
  const config = usePublicConfig()
  const phone = usePhone()
  const [map, setMap] = useState<Map | null>(null)
  const finder = useMapFinder(map, place)
  const show = useEffectEvent((to: LngLat) => {
    if (!map || map.getBounds().contains(to)) return
    map.easeTo({ center: to, zoom: Math.max(map.getZoom(), NEAR), duration: prefersStill() ? 0 : MAP_MOTION })
  })
  useEffect(() => {
    if (map && place) show(place)
  }, [map, place])
  const atCross = () => {
    if (!map) return
    const { lng, lat } = map.getCenter().wrap()
    onPlace({ lng, lat }, [])
  }
  return (
    <>
      <div className={classes.finder}>
        {phone ? <FinderLayer {...finder.props} opener="field" /> : <Finder {...finder.props} look="field" />}
        {finder.status}
      </div>
      <div className={classes.map}>
        <MapView
          label={label}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          at={at}
          fit={fit}
          everyone={everyone}
          controls={controls}
          {...(communities && { freshCommunities: communities })}
          {...(shapes && { fresh: shapes })}
          onReady={(createdMap) => {
            setMap(createdMap)
            return () => setMap(null)
          }}
          onPick={({ lng, lat, areas }) =>
            onPlace(
              { lng, lat },
              areas.filter(({ id }) => !shapes?.some((shape) => shape.id === id)),
            )
          }
        >
          <span className={crossClasses.cross} aria-hidden="true" />
          {finder.marker}
          {map && place && (
            <MapLink map={map} lng={place.lng} lat={place.lat} className={classes.place}>
              {pin}
            </MapLink>
          )}
        </MapView>
      </div>
      {children(atCross)}
    </>
  )
}
