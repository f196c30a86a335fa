import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { IconPhoto } from '@tabler/icons-react'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { Pin } from '../../map/place/Pin.tsx'
import { MAP_MOTION, prefersStill } from '../../map/view/fit.ts'
import type { MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { MapLink } from '../../map/view/MapLink.tsx'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { shownPlace } from '../place.ts'
import classes from './TreasuresTab.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']

interface TreasureMapProps {
  community: CommunityView
  treasures: readonly TreasureView[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** The treasures of the gallery on a map of the community. */
export function TreasureMap({ community, treasures, chosen, onChoose }: TreasureMapProps) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const land = useMemo(() => [community], [community])
  const show = useEffectEvent((id: string) => {
    const treasure = treasures.find((each) => each.id === id)
    if (treasure) map?.easeTo({ center: shownPlace(treasure), duration: prefersStill() ? 0 : MAP_MOTION })
  })
  useEffect(() => {
    if (map && chosen) show(chosen)
  }, [map, chosen])
  return (
    <div className={classes.map}>
      <MapView
        label={t('treasure.tab.mapLabel', { title: community.title })}
        theme={theme}
        styleUrl={config?.mapStyleUrl}
        fit={community.bbox}
        everyone={false}
        freshCommunities={land}
        controls={CONTROLS}
        onReady={(made) => {
          setMap(made)
          return () => setMap(null)
        }}
      >
        {map &&
          treasures.map((treasure) => (
            <MapLink key={treasure.id} map={map} {...shownPlace(treasure)} className={classes.point}>
              <Pin
                label={treasure.title}
                icon={<IconPhoto size={20} aria-hidden="true" />}
                about={treasure.placeHidden}
                chosen={treasure.id === chosen}
                onPress={() => onChoose(treasure.id)}
              />
            </MapLink>
          ))}
      </MapView>
    </div>
  )
}
