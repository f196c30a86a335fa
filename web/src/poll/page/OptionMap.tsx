import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { OptionPlace, PollView } from '@fieldfare/shared/poll.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { Pin } from '../../map/place/Pin.tsx'
import { boundsOf, MAP_MOTION, prefersStill } from '../../map/view/fit.ts'
import { MapLink } from '../../map/view/MapLink.tsx'
import type { AreaOnMap, MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import classes from './Ballot.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']

interface OptionMapProps {
  poll: PollView
  community: CommunityView
  chosen: string | null
  /** One chooses here; otherwise a press only finds the option in the list. */
  choosing: boolean
  onChoose: (id: string) => void
}

/** The options that have a place: pins with their numbers, and the shapes. Chosen here and in the list alike. */
export function OptionMap({ poll, community, chosen, choosing, onChoose }: OptionMapProps) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const [map, setMap] = useState<Map | null>(null)
  const land = useMemo(() => [community], [community])
  const placed = useMemo(
    () =>
      poll.options.flatMap(({ id, value, place }, at) =>
        place ? [{ id, value, place, at: middleOf(place), number: at + 1 }] : [],
      ),
    [poll.options],
  )
  const shapes = useMemo(
    () =>
      placed.flatMap(({ id, value, place }): AreaOnMap[] =>
        place.type === 'Point' ? [] : [{ id, title: value, geometry: place, level: 'neighborhood' }],
      ),
    [placed],
  )
  const [fit] = useState(() => boundsOf(placed.map(({ place }) => place)))
  const show = useEffectEvent((id: string) => {
    const option = placed.find((each) => each.id === id)
    if (map && option && !map.getBounds().contains(option.at))
      map.easeTo({ center: option.at, duration: prefersStill() ? 0 : MAP_MOTION })
  })
  useEffect(() => {
    if (map && chosen) show(chosen)
  }, [map, chosen])
  return (
    <>
      <div className={classes.map}>
        <MapView
          label={t('poll.map.label', { title: poll.title })}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          fit={fit}
          everyone={false}
          fresh={shapes}
          freshCommunities={land}
          selected={chosen}
          controls={CONTROLS}
          onReady={(made) => {
            setMap(made)
            return () => setMap(null)
          }}
          onPick={({ areas: [area] }) => area && onChoose(area.id)}
        >
          {map &&
            placed.map(({ id, value, at, number }) => (
              <MapLink key={id} map={map} {...at} className={classes.place}>
                <Pin
                  label={value}
                  icon={
                    <span className={classes.pinNumber} aria-hidden="true">
                      {number}
                    </span>
                  }
                  chosen={id === chosen}
                  onPress={() => onChoose(id)}
                />
              </MapLink>
            ))}
        </MapView>
      </div>
      {choosing && <p className={classes.quiet}>{t('poll.map.hint')}</p>}
    </>
  )
}

/** Where a pin for a place is: at a point, or in the middle of a shape's extent. */
function middleOf(place: OptionPlace): { lng: number; lat: number } {
  const [west, south, east, north] = boundsOf([place]) ?? [0, 0, 0, 0]
  return { lng: (west + east) / 2, lat: (south + north) / 2 }
}
