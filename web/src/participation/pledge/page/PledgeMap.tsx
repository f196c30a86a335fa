import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import mapClasses from '../../../content/LandMap.module.css'
import { LandMap } from '../../../content/LandMap.tsx'
import { Pin } from '../../../map/place/Pin.tsx'
import { MapLink } from '../../../map/view/MapLink.tsx'
import { IconHeartHandshake } from '../../../platform/ui/icons.tsx'

interface PledgeMapProps {
  id: string
  title: string
  place: ContentPlace
  community: CommunityView
}

/** The map of a community's land with the place of a support project: a pin, or a shape. */
export function PledgeMap({ id, title, place, community }: PledgeMapProps) {
  const { t } = useTranslation()
  const placed = useMemo(() => [{ id, title, place }], [id, title, place])
  return (
    <LandMap
      key={JSON.stringify(place)}
      label={t('pledge.page.map', { title })}
      community={community}
      placed={placed}
      selected={id}
    >
      {(map) =>
        place.type === 'Point' && (
          <MapLink map={map} lng={place.coordinates[0]} lat={place.coordinates[1]} className={mapClasses.pin}>
            <Pin label={t('pledge.page.here')} icon={<IconHeartHandshake size={20} aria-hidden="true" />} />
          </MapLink>
        )
      }
    </LandMap>
  )
}
