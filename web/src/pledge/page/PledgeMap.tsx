import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { IconHeartHandshake } from '@tabler/icons-react'
import type { Map } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { Pin } from '../../map/place/Pin.tsx'
import { boundsOf } from '../../map/view/fit.ts'
import { MapLink } from '../../map/view/MapLink.tsx'
import type { AreaOnMap, MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import classes from './PledgePage.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']

interface PledgeMapProps {
  id: string
  title: string
  place: ContentPlace
  community: CommunityView
}

/** Where a support project is, in the land of its community: a pin, or a shape. */
export function PledgeMap({ id, title, place, community }: PledgeMapProps) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const land = useMemo(() => [community], [community])
  const shapes = useMemo(
    (): AreaOnMap[] => (place.type === 'Point' ? [] : [{ id, title, geometry: place, level: 'neighborhood' }]),
    [id, title, place],
  )
  const fit = useMemo(() => boundsOf([place]), [place])
  return (
    <div className={classes.map}>
      <MapView
        key={JSON.stringify(fit)}
        label={t('pledge.page.map', { title })}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        fit={fit}
        everyone={false}
        fresh={shapes}
        freshCommunities={land}
        selected={id}
        controls={CONTROLS}
        onReady={(made) => {
          setMap(made)
          return () => setMap(null)
        }}
      >
        {map && place.type === 'Point' && (
          <MapLink map={map} lng={place.coordinates[0]} lat={place.coordinates[1]} className={classes.pin}>
            <Pin label={t('pledge.page.here')} icon={<IconHeartHandshake size={20} aria-hidden="true" />} />
          </MapLink>
        )}
      </MapView>
    </div>
  )
}
