import type { PlaceKind } from '@fieldfare/shared/search.ts'
import type { Map } from 'maplibre-gl'
import type { Found } from '../search/results.ts'
import { MAP_MOTION, prefersStill } from '../view/fit.ts'
import { MAX_ZOOM, type Bounds, type MapPosition } from '../view/mapAddress.ts'

/** The zoom for each kind of place, at which people recognise the place and its surroundings. */
const ZOOMS: Record<PlaceKind, number> = {
  country: 5,
  region: 8,
  municipality: 11,
  island: 11,
  town: 12,
  village: 13.5,
  neighbourhood: 14,
  street: 16,
  postcode: 16,
  address: 17,
  nature: 13,
  water: 13,
  spot: 16,
}
/** The highest zoom for a result: any closer, a house would fill the screen. */
const CLOSEST = 17
/** Pixels kept free around the extent of a result. */
const AROUND = 56
const TILE_PX = 512

/** The size of a map in CSS pixels. */
interface Size {
  width: number
  height: number
}

/** Returns the position at which a map of this size shows the whole extent of a result. Without an extent, the zoom depends on the kind of place. */
export function foundPosition(found: Found, size: Size): MapPosition {
  const extent = 'place' in found ? found.place.extent : found.title.bbox
  if (extent) return fitted(extent, size)
  const { point, kind } = 'place' in found ? found.place : NOWHERE
  const [lng, lat] = point
  return { lng, lat, zoom: ZOOMS[kind] }
}
const NOWHERE = { point: [0, 0], kind: 'country' } as const

function fitted([west, south, east, north]: Bounds, { width, height }: Size): MapPosition {
  const [top, bottom] = [mercator(north), mercator(south)]
  const wide = (east - west) / 360
  const high = (top - bottom) / (2 * Math.PI)
  const zoomFor = (pixels: number, part: number) =>
    Math.log2(Math.max(pixels - 2 * AROUND, TILE_PX / 4) / TILE_PX / part)
  const zoom = Math.min(zoomFor(width, Math.max(wide, 1e-9)), zoomFor(height, Math.max(high, 1e-9)), CLOSEST, MAX_ZOOM)
  return { lng: (west + east) / 2, lat: latitude((top + bottom) / 2), zoom: Math.max(1, zoom) }
}

// Spherical Mercator, in units of the earth's radius.
const mercator = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180))
const latitude = (y: number): number => (Math.atan(Math.sinh(y)) * 180) / Math.PI

/** Moves a map to a result. */
export function showFound(map: Map, found: Found): void {
  const { clientWidth, clientHeight } = map.getContainer()
  const { lng, lat, zoom } = foundPosition(found, { width: clientWidth, height: clientHeight })
  map.easeTo({ center: [lng, lat], zoom, duration: prefersStill() ? 0 : MAP_MOTION })
}

/** Returns the point of a result, for its marker: of an area or community, the middle of its bounding box. */
export function foundPoint(found: Found): { lng: number; lat: number } {
  if ('place' in found) return { lng: found.place.point[0], lat: found.place.point[1] }
  const [west, south, east, north] = found.title.bbox
  return { lng: (west + east) / 2, lat: (south + north) / 2 }
}
