/** The position of a map's view: zoom as MapLibre counts it (512 px tiles), degrees on WGS 84. */
export interface MapPosition {
  zoom: number
  lat: number
  lng: number
}

/** A box in degrees: west, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** The default position: the north of the Netherlands. Never used as anyone's home. */
export const DEFAULT_POSITION: MapPosition = { zoom: 8, lat: 53.214578, lng: 6.58956 }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 18
const MAX_LAT = 85

/**
 * Parses `zoom/lat/lng` from a URL (`?at=9.5/53.05/4.8`).
 * Returns null for anything but three finite numbers within range, so that a mangled link opens the default view.
 */
export function parseAt(text: string | null | undefined): MapPosition | null {
  const parts = (text ?? '').split('/')
  if (parts.length !== 3 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,15})?$/.test(part))) return null
  const [zoom = NaN, lat = NaN, lng = NaN] = parts.map(Number)
  if (zoom < 0 || zoom > 24 || Math.abs(lat) > MAX_LAT || Math.abs(lng) > 180) return null
  return { zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM), lat, lng }
}

/** Formats a position for `parseAt`, with only as many decimals as the zoom can show (a pixel or less), so that links stay short. */
export function formatAt({ zoom, lat, lng }: MapPosition): string {
  const decimals = Math.min(6, Math.max(2, Math.ceil(zoom / 3) + 1))
  const wrapped = ((((lng + 180) % 360) + 360) % 360) - 180
  return [zoom.toFixed(2), lat.toFixed(decimals), wrapped.toFixed(decimals)]
    .map((text) => String(Number(text)))
    .join('/')
}

/** Tells whether two positions have the same text in a URL, so that the URL need not change. */
export function sameAt(a: MapPosition, b: MapPosition): boolean {
  return formatAt(a) === formatAt(b)
}
