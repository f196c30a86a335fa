import { LEVELS } from '@fieldfare/shared/limits.ts'
import type { Geometry, Position } from 'geojson'
import type { Map, PointLike } from 'maplibre-gl'
import { AREA_HIT_LAYERS } from '../style/areaLayers.ts'
import { MINE_SOURCE } from '../style/areaSources.ts'
import { BADGE_LAYERS } from '../style/badgeLayers.ts'
import { COMMUNITY_BADGE_LAYERS, COMMUNITY_HIT_LAYERS } from '../style/communityLayers.ts'
import type { MapPick, MapViewProps, PickedArea, PickedCommunity } from './mapProps.ts'

const COMMUNITY_LAYERS = new Set([...COMMUNITY_HIT_LAYERS, ...COMMUNITY_BADGE_LAYERS])

/** The part of a rendered feature that identifies its area or community. */
export interface DrawnFeature {
  layer: { id: string }
  source: string
  properties: Record<string, unknown>
  state: Record<string, unknown>
  geometry: Geometry
}

/**
 * Returns the areas and communities under a press, each once, areas smallest first. Their size is the feature's `m2`, or else
 * estimated from the rendered shape, which is enough to compare. Hidden features are left out, and those of `removed`, which
 * a source still draws until its worker has read the new data.
 */
export function sortPicks(
  features: readonly DrawnFeature[],
  removed: readonly string[] = [],
): Omit<MapPick, 'lng' | 'lat'> {
  const sizes = new globalThis.Map<string, number>()
  const areas = new globalThis.Map<string, PickedArea>()
  const communities = new globalThis.Map<string, PickedCommunity>()
  for (const { layer, source, properties, state, geometry } of features) {
    const { id, title, m2 } = properties
    const level = LEVELS.find((one) => one === properties['level'])
    if (typeof id !== 'string' || state['hidden'] === true || removed.includes(id)) continue
    const size = typeof m2 === 'number' ? m2 : sizeOf(geometry)
    sizes.set(id, Math.max(sizes.get(id) ?? 0, size))
    const picked = { id, title: typeof title === 'string' ? title : '' }
    if (COMMUNITY_LAYERS.has(layer.id)) communities.set(id, picked)
    else if (level) areas.set(id, { ...picked, level, mine: source === MINE_SOURCE })
  }
  const bySize = (a: { id: string }, b: { id: string }) => (sizes.get(a.id) ?? 0) - (sizes.get(b.id) ?? 0)
  return { areas: [...areas.values()].toSorted(bySize), communities: [...communities.values()].toSorted(bySize) }
}

/** Returns the ids of removed areas and communities, without the reader's own areas, which stay on the reader's map if removed for others. */
export const goneFrom = ({ mine = [], removed = [] }: Pick<MapViewProps, 'mine' | 'removed'>): string[] =>
  removed.filter((id) => !mine.some((own) => own.id === id))

/** Returns the areas and communities at a point on the screen, without those of `removed`. `around` is the tolerance in pixels. */
export function pickAt(
  map: Map,
  { x, y }: { x: number; y: number },
  around: number,
  removed?: readonly string[],
): Omit<MapPick, 'lng' | 'lat'> {
  const box: [PointLike, PointLike] = [
    [x - around, y - around],
    [x + around, y + around],
  ]
  const present = (layers: readonly string[]) => layers.filter((id) => map.getLayer(id))
  const shapes = [...AREA_HIT_LAYERS, ...COMMUNITY_HIT_LAYERS]
  const drawn = [
    ...map.queryRenderedFeatures(box, { layers: present(shapes) }),
    ...map.queryRenderedFeatures([x, y], { layers: present([...BADGE_LAYERS, ...COMMUNITY_BADGE_LAYERS]) }),
  ]
  return sortPicks(drawn, removed)
}

/** Returns the planar size in square degrees, only good for comparing sizes. */
function sizeOf(geometry: Geometry): number {
  if (geometry.type === 'Polygon') return polygonSize(geometry.coordinates)
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.reduce((sum, part) => sum + polygonSize(part), 0)
  return 0
}

const polygonSize = (rings: Position[][]): number =>
  rings.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * Math.abs(ringSize(ring)), 0)

function ringSize(ring: Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? []
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
