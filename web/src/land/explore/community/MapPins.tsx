import type { ContentPin } from '@fieldfare/shared/content.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { pointAt, usePointed } from '../../../content/pointing.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { kindOf } from '../../../content/kind.ts'
import { Pin } from '../../../map/place/Pin.tsx'
import { MapLink } from '../../../map/view/MapLink.tsx'
import classes from './CommunityMap.module.css'
import { groupPins, type PinGroup } from './groupPins.ts'

interface MapPinsProps {
  map: Map
  pins: readonly ContentPin[]
  /** The id of the pin whose content is open beside the map. */
  chosen: string | null
  onPress: (pin: ContentPin) => void
  onGroup: (pins: ContentPin[]) => void
}

/** Pins of the content placed on a community's map. Pins too close together are shown as their number; pressing it zooms in. */
export function MapPins({ map, pins, chosen, onPress, onGroup }: MapPinsProps) {
  const pointed = usePointed()
  const groups = useGroups(map, pins, chosen)
  return groups.map((group) => {
    const [first] = group.pins
    if (!first) return null
    const lit = group.pins.some(({ id }) => id === pointed || id === chosen)
    return (
      <MapLink key={group.id} map={map} {...first.place} className={classes.point}>
        {group.pins.length > 1 ? (
          <GroupPin group={group} lit={lit} onPress={() => onGroup(group.pins)} />
        ) : (
          <OnePin pin={first} lit={lit} onPress={() => onPress(first)} />
        )}
      </MapLink>
    )
  })
}

function OnePin({ pin, lit, onPress }: { pin: ContentPin; lit: boolean; onPress: () => void }) {
  const Icon = kindOf(pin.kind).icon
  return (
    <span onMouseEnter={() => pointAt(pin.id)} onMouseLeave={() => pointAt(null)}>
      <Pin
        label={pin.title}
        icon={<Icon size={20} aria-hidden="true" />}
        about={pin.placeHidden}
        chosen={lit}
        onPress={onPress}
      />
    </span>
  )
}

function GroupPin({ group, lit, onPress }: { group: PinGroup; lit: boolean; onPress: () => void }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const count = group.pins.length
  const label = t('community.map.pins', { count, number: number(count) })
  return (
    <button
      type="button"
      // Like the pins, a group is not focusable by Tab: keyboard users have the lists beside the map.
      tabIndex={-1}
      className={classes.group}
      data-lit={lit || undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {number(count)}
    </button>
  )
}

/** Returns the groups for the current view of the map; renders again after each move. */
function useGroups(map: Map, pins: readonly ContentPin[], chosen: string | null): PinGroup[] {
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    const moved = () => setMoves((count) => count + 1)
    const subscriptions = [map.on('moveend', moved), map.on('resize', moved)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map])
  return useMemo(() => {
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    return moves < 0 ? [] : groupPins(pins, ({ place }) => map.project(place), { width, height }, chosen)
  }, [map, pins, chosen, moves])
}
