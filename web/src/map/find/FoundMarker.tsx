import type { Map } from 'maplibre-gl'
import type { Found } from '../search/results.ts'
import { IconMapPin } from '../../platform/ui/icons.tsx'
import { Pin } from '../place/Pin.tsx'
import { MapLink } from '../view/MapLink.tsx'
import classes from './MapFinder.module.css'
import { foundPoint } from './foundPosition.ts'

/** A marker on the map for a result of the search, with the result's name. */
export function FoundMarker({ map, found }: { map: Map; found: Found }) {
  const { lng, lat } = foundPoint(found)
  return (
    <MapLink map={map} lng={lng} lat={lat} className={classes.marker}>
      <Pin label={found.name} icon={<IconMapPin size={20} aria-hidden="true" />} />
      <span className={classes.tag} aria-hidden="true">
        {found.name}
      </span>
    </MapLink>
  )
}
