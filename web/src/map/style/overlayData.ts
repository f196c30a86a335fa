import type { AreaShape, Part, Ring } from '@fieldfare/shared/geo/geometry.ts'
import type { Feature, FeatureCollection, Position } from 'geojson'
import type { AreaOnMap, CommunityOnMap } from '../view/mapProps.ts'
import type { OverlayData } from './areaSources.ts'

export interface Overlay {
  mine: readonly AreaOnMap[]
  fresh: readonly AreaOnMap[]
  freshCommunities: readonly CommunityOnMap[]
}

/** Makes the features of the sources that are drawn over the tiles: each shape, and the point for its badge. */
export function overlayData({ mine, fresh, freshCommunities }: Overlay): OverlayData {
  const ownIds = new Set(mine.map(({ id }) => id))
  return {
    mine: collection(mine.flatMap(areaFeatures)),
    // The reader's own change also arrives as a live event; the area must be drawn only once.
    fresh: collection(fresh.filter(({ id }) => !ownIds.has(id)).flatMap(areaFeatures)),
    communities: collection(freshCommunities.flatMap(({ id, title, geometry }) => withLabel({ id, title }, geometry))),
  }
}

/** Returns the ids to hide in the tiles: of deleted areas and communities, and of those drawn over the tiles from newer data. */
export function hiddenIds({ mine, fresh, freshCommunities }: Overlay, removed: readonly string[]): Set<string> {
  return new Set([...removed, ...[...mine, ...fresh, ...freshCommunities].map(({ id }) => id)])
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

const areaFeatures = ({ id, level, title, geometry }: AreaOnMap) => withLabel({ id, level, title }, geometry)

function withLabel(properties: Record<string, string>, geometry: AreaShape): Feature[] {
  const coordinates = labelPoint(geometry)
  const point: Feature[] = coordinates
    ? [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }]
    : []
  return [{ type: 'Feature', properties, geometry }, ...point]
}

/**
 * Returns a point well inside a shape for its badge: on a horizontal line half-way up the largest part, the middle of the
 * widest stretch, as in PostGIS's ST_PointOnSurface. Null for a shape without extent.
 */
export function labelPoint(geometry: AreaShape): Position | null {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const largest = parts.toSorted((a, b) => heightOf(b) * widthOf(b) - heightOf(a) * widthOf(a))[0]
  if (!largest?.[0]?.length) return null
  const lats = largest[0].map(([, lat]) => lat)
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2
  const crossings = largest.flatMap((ring) => crossingsOf(ring, lat)).toSorted((a, b) => a - b)
  let best: [from: number, to: number] | null = null
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from = 0, to = 0] = [crossings[i], crossings[i + 1]]
    if (!best || to - from > best[1] - best[0]) best = [from, to]
  }
  return best && [(best[0] + best[1]) / 2, lat]
}

function crossingsOf(ring: Ring, lat: number): number[] {
  return ring.slice(1).flatMap(([lngB, latB], i) => {
    const [lngA = 0, latA = 0] = ring[i] ?? []
    return latA > lat === latB > lat ? [] : [lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA)]
  })
}

const spread = (part: Part, axis: 0 | 1): number => {
  const values = part[0]?.map((position) => position[axis] ?? 0) ?? []
  return values.length ? Math.max(...values) - Math.min(...values) : 0
}
const widthOf = (part: Part) => spread(part, 0)
const heightOf = (part: Part) => spread(part, 1)
