import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { boundsOf, fitTo } from '../map/view/fit.ts'
import type { MapInset } from '../map/view/mapProps.ts'
import type { MapAddress } from './useMapAddress.ts'

interface Shaped {
  id: string
  geometry: AreaShape
}

/** Shows what was chosen as a whole, unless its address says where to look. Answers how to do that again. */
export function useFit(
  map: Map | null,
  { areaId, communityId, at }: MapAddress,
  chosen: Shaped | undefined,
  inset: MapInset | undefined,
): () => void {
  const id = areaId ?? communityId
  // The map may come to rest, and say so in the address, before it is known what was chosen.
  const pending = useRef<string | null>(null)
  const placed = at !== null
  const show = () => {
    const bounds = chosen && boundsOf([chosen.geometry])
    if (map && bounds) fitTo(map, bounds, inset)
  }
  const fit = useEffectEvent(show)
  const known = chosen?.id
  useEffect(() => {
    pending.current = placed ? null : id
    // Only a new choice counts: that the address got its place afterwards does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  useEffect(() => {
    if (!map || !known || known !== pending.current) return
    pending.current = null
    fit()
  }, [map, known])
  return show
}
