import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { boundsOf, fitTo } from '../../map/view/fit.ts'
import type { MapInset } from '../../map/view/mapProps.ts'
import type { MapAddress } from './useMapAddress.ts'

interface Shaped {
  id: string
  geometry: AreaShape
}

/** Fits the map to the chosen area or community, unless the URL has a position. @returns a function that fits the map again */
export function useFit(
  map: Map | null,
  { areaId, communityId, at }: MapAddress,
  chosen: Shaped | undefined,
  inset: MapInset | undefined,
): () => void {
  const id = areaId ?? communityId
  // The id of the area or community to fit once its shape is loaded. Before that, the map may write its position into the URL.
  const pending = useRef<string | null>(null)
  const placed = at !== null
  const show = () => {
    const bounds = chosen && boundsOf([chosen.geometry])
    if (map && bounds) fitTo(map, bounds, inset)
  }
  const fit = useEffectEvent(show)
  const chosenId = chosen?.id
  // An effect event, since only a new choice should run this, not a position that is written into the URL afterwards.
  const choose = useEffectEvent((next: string | null) => {
    pending.current = placed ? null : next
  })
  useEffect(() => choose(id), [id])
  useEffect(() => {
    if (!map || !chosenId || chosenId !== pending.current) return
    pending.current = null
    fit()
  }, [map, chosenId])
  return show
}
