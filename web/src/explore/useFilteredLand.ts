import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { useChannel } from '../api/live.ts'
import { useCommunity } from '../community/data.ts'
import { fitTo } from '../map/view/fit.ts'
import type { Bounds } from '../map/view/mapAddress.ts'
import { touches } from './list/areasInView.ts'

/**
 * The land of the community that a filter names; undefined until it is known. The map goes there, unless it shows some of it already.
 * @param placed the address says where the map looks
 */
export function useFilteredLand(map: Map | null, id: string | undefined, placed: boolean): AreaShape | undefined {
  useChannel(...(id ? [{ feed: 'land', scope: 'one', id } as const] : []))
  const { data } = useCommunity(id ?? null)
  const known = id && data ? data.id : null
  const show = useEffectEvent((on: Map) => {
    if (data && !(placed && touches(data.bbox, boundsOf(on)))) fitTo(on, data.bbox)
  })
  useEffect(() => {
    if (map && known) show(map)
  }, [map, known])
  return id ? data?.geometry : undefined
}

function boundsOf(map: Map): Bounds {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}
