import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { OptionPlace, PollView } from '@fieldfare/shared/poll.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import mapClasses from '../../../content/LandMap.module.css'
import { LandMap } from '../../../content/LandMap.tsx'
import { Pin } from '../../../map/place/Pin.tsx'
import { labelPoint } from '../../../map/style/overlayData.ts'
import { boundsOf, MAP_MOTION, prefersStill } from '../../../map/view/fit.ts'
import { MapLink } from '../../../map/view/MapLink.tsx'
import classes from './Ballot.module.css'
import textClasses from '../../../platform/ui/text.module.css'

interface OptionMapProps {
  poll: PollView
  community: CommunityView
  chosen: string | null
  /** True if a press on the map chooses the option; otherwise the press only marks the option in the list. */
  choosing: boolean
  onChoose: (id: string) => void
}

/** The map with the options that have a place: numbered pins, and shapes. Options can be chosen on this map and in the list. */
export function OptionMap({ poll, community, chosen, choosing, onChoose }: OptionMapProps) {
  const { t } = useTranslation()
  const placed = useMemo(
    () =>
      poll.options.flatMap(({ id, value, place }, at) =>
        place ? [{ id, title: value, place, at: middleOf(place), number: at + 1 }] : [],
      ),
    [poll.options],
  )
  return (
    <>
      <LandMap
        label={t('poll.map.label', { title: poll.title })}
        community={community}
        placed={placed}
        selected={chosen}
        onPick={onChoose}
      >
        {(map) => <OptionPins map={map} placed={placed} chosen={chosen} onChoose={onChoose} />}
      </LandMap>
      {choosing && <p className={textClasses.quiet}>{t('poll.map.hint')}</p>}
    </>
  )
}

interface OptionPinsProps extends Pick<OptionMapProps, 'chosen' | 'onChoose'> {
  map: Map
  placed: readonly { id: string; title: string; at: { lng: number; lat: number }; number: number }[]
}

/** The pins of the options. The map moves to the pin of the chosen option, unless that pin is already in view. */
function OptionPins({ map, placed, chosen, onChoose }: OptionPinsProps) {
  const show = useEffectEvent((id: string) => {
    const option = placed.find((each) => each.id === id)
    if (option && !map.getBounds().contains(option.at))
      map.easeTo({ center: option.at, duration: prefersStill() ? 0 : MAP_MOTION })
  })
  useEffect(() => {
    if (chosen) show(chosen)
  }, [map, chosen])
  return placed.map(({ id, title, at, number }) => (
    <MapLink key={id} map={map} {...at} className={mapClasses.pin}>
      <Pin
        label={`${number}. ${title}`}
        icon={
          <span className={classes.pinNumber} aria-hidden="true">
            {number}
          </span>
        }
        chosen={id === chosen}
        onPress={() => onChoose(id)}
      />
    </MapLink>
  ))
}

/** Returns the position of the pin for a place: the point, or a position well inside the shape. */
function middleOf(place: OptionPlace): { lng: number; lat: number } {
  const [lng, lat] = (place.type === 'Point' ? place.coordinates : labelPoint(place)) ?? []
  if (lng !== undefined && lat !== undefined) return { lng, lat }
  const [west, south, east, north] = boundsOf([place]) ?? [0, 0, 0, 0]
  return { lng: (west + east) / 2, lat: (south + north) / 2 }
}
