import type { OptionPlace } from '@fieldfare/shared/poll.ts'
import type { AreaOnMap } from '../../map/view/mapProps.ts'

interface Placed {
  id?: string
  key?: string
  value: string
  place: OptionPlace | null
}

/** Returns the shapes of the options whose place is a shape, as a map shows them. */
export const shapesOf = (options: readonly Placed[]): AreaOnMap[] =>
  options.flatMap(({ id, key, value, place }, at) =>
    place && place.type !== 'Point'
      ? [{ id: id ?? key ?? String(at), title: value, geometry: place, level: 'neighborhood' as const }]
      : [],
  )
