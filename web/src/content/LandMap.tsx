import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import type { Map } from 'maplibre-gl'
import { type ReactNode, useMemo, useState } from 'react'
import { usePublicConfig } from '../platform/api/publicConfig.ts'
import { boundsOf } from '../map/view/fit.ts'
import type { AreaOnMap, MapControl } from '../map/view/mapProps.ts'
import { MapView } from '../map/view/MapView.tsx'
import { useColourScheme } from '../platform/shell/layout/colourScheme.ts'
import classes from './LandMap.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']

interface Placed {
  id: string
  title: string
  place: ContentPlace
}

interface LandMapProps {
  label: string
  community: CommunityView
  placed: readonly Placed[]
  /** The id of the shape that is marked. */
  selected: string | null
  /** Called when a shape is pressed. */
  onPick?: (id: string) => void
  /** Renders the pins once the map is loaded. */
  children: (map: Map) => ReactNode
}

/** A map of a community's land with the places of a piece of content. Its first view fits the places of its first render. */
export function LandMap({ label, community, placed, selected, onPick, children }: LandMapProps) {
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const land = useMemo(() => [community], [community])
  const shapes = useMemo(
    () =>
      placed.flatMap(({ id, title, place }): AreaOnMap[] =>
        place.type === 'Point' ? [] : [{ id, title, geometry: place, level: 'neighborhood' }],
      ),
    [placed],
  )
  const [fit] = useState(() => boundsOf(placed.map(({ place }) => place)))
  return (
    <div className={classes.map}>
      <MapView
        label={label}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        fit={fit}
        everyone={false}
        fresh={shapes}
        freshCommunities={land}
        selected={selected}
        controls={CONTROLS}
        onReady={(createdMap) => {
          setMap(createdMap)
          return () => setMap(null)
        }}
        onPick={onPick && (({ areas: [area] }) => area && onPick(area.id))}
      >
        {map && children(map)}
      </MapView>
    </div>
  )
}
