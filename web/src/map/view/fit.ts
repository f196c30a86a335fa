import type { Geometry, Position } from 'geojson'
import type { Map } from 'maplibre-gl'
import { MAX_ZOOM, type Bounds, type MapPosition } from './mapAddress.ts'
import type { MapInset } from './mapProps.ts'

const AROUND = 48
/** The highest zoom for fitting bounds: any closer, a small area would fill the screen without its surroundings. */
const CLOSEST = 15
/** The duration of map animations in milliseconds. */
export const MAP_MOTION = 600

/** Tells whether the user prefers reduced motion: then the map moves without animation. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Moves the map so that bounds fit into the part that no panel covers (`inset`). */
export function fitTo(map: Map, [west, south, east, north]: Bounds, inset: MapInset = {}): void {
  const padding = {
    top: AROUND + (inset.top ?? 0),
    right: AROUND + (inset.right ?? 0),
    bottom: AROUND + (inset.bottom ?? 0),
    left: AROUND + (inset.left ?? 0),
  }
  map.fitBounds([west, south, east, north], {
    padding,
    maxZoom: Math.min(CLOSEST, MAX_ZOOM),
    duration: prefersStill() ? 0 : MAP_MOTION,
  })
}

const TILE_PX = 512

/** Returns the bounds that a map of a given size in CSS pixels would show, for devices that cannot draw maps. */
export function boundsAt({ zoom, lat, lng }: MapPosition, width: number, height: number): Bounds {
  const world = TILE_PX * 2 ** zoom
  const degrees = (width / world) * 180
  // Distances are in spherical Mercator, in units of the earth's radius.
  const middle = Math.asinh(Math.tan((lat * Math.PI) / 180))
  const half = (height / world) * Math.PI
  const latAt = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI
  return [lng - degrees, latAt(middle - half), lng + degrees, latAt(middle + half)]
}

/** Returns the bounds around shapes; null without shapes. Shapes never cross the antimeridian. */
export function boundsOf(shapes: readonly Geometry[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const position of shapes.flatMap(positionsOf)) {
    const [lng = NaN, lat = NaN] = position
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return west <= east && south <= north ? [west, south, east, north] : null
}

function positionsOf(shape: Geometry): Position[] {
  switch (shape.type) {
    case 'Point':
      return [shape.coordinates]
    case 'MultiPoint':
    case 'LineString':
      return shape.coordinates
    case 'MultiLineString':
    case 'Polygon':
      return shape.coordinates.flat()
    case 'MultiPolygon':
      return shape.coordinates.flat(2)
    case 'GeometryCollection':
      return shape.geometries.flatMap(positionsOf)
  }
}
