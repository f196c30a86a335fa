import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { touches } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fitTo } from '../../map/view/fit.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { communities } from '../../content/membership/community.ts'

/**
 * Returns the land of the community in the filter; undefined until it is loaded. Moves the map to the land, unless part of the land is in view.
 * @param placed true if the URL has a position
 */
export function useFilteredLand(map: Map | null, id: string | undefined, placed: boolean): AreaShape | undefined {
  const { data } = useLive(communities.one, id ? { id } : null)
  const loadedId = id && data ? data.id : null
  const looked = useRef(placed)
  const show = useEffectEvent((on: Map) => {
    if (data && !(looked.current && touches(data.bbox, boundsOf(on)))) fitTo(on, data.bbox)
    looked.current = true
  })
  // The map first writes its position into the URL, then follows the URL. If it were moved before the writing, it would be moved back.
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
