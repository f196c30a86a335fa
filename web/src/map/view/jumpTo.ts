// This file must not import the map library, since pages load it before their map.
import type { Map } from 'maplibre-gl'
import { sameAt, type MapPosition } from './mapAddress.ts'

/** Returns the position that a map shows now. */
export function positionOf(map: Map): MapPosition {
  const { lng, lat } = map.getCenter()
  return { zoom: map.getZoom(), lat, lng }
}

/** Moves the map to a position without animation, as for the browser's back button. */
export function jumpTo(map: Map, at: MapPosition): void {
  if (!sameAt(at, positionOf(map))) map.jumpTo({ center: [at.lng, at.lat], zoom: at.zoom })
}
