import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { touches } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fitTo } from '../../map/view/fit.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { communities } from '../../content/membership/community.ts'

/**
 * The land of the community that a filter names; undefined until it is known. The map goes there, unless it shows some of it already.
 * @param placed the address has a position
 */
export function useFilteredLand(map: Map | null, id: string | undefined, placed: boolean): AreaShape | undefined {
  const { data } = useLive(communities.one, id ? { id } : null)
  const loadedId = id && data ? data.id : null
  const looked = useRef(placed)
  const show = useEffectEvent((on: Map) => {
    if (data && !(looked.current && touches(data.bbox, boundsOf(on)))) fitTo(on, data.bbox)
    looked.current = true
  })
  // The map writes its position into the address and then follows it: a map that moved before that would be moved back.
  const ready = map && placed ? map : null
  useEffect(() => {
    if (ready && loadedId) show(ready)
  }, [ready, loadedId])
  return id ? data?.geometry : undefined
}

function boundsOf(map: Map): Bounds {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}
