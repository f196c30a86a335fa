import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Around } from '../operations/shape.ts'
import type { Midpoint } from './hit.ts'
import { findClosingProblem, findProblem } from './problems.ts'
import type { DrawState } from './state.ts'

/** The kinds of features; each layer filters by one. */
export type Role =
  | 'fill'
  | 'line'
  | 'around'
  | 'bad'
  | 'aim'
  | 'closing'
  | 'dot'
  | 'first'
  | 'selected'
  | 'midpoint'
  | 'crossing'
export type DrawFeature = GeoJSON.Feature<GeoJSON.Geometry, { role: Role }>

const feature = (role: Role, geometry: GeoJSON.Geometry): DrawFeature => ({
  type: 'Feature',
  properties: { role },
  geometry,
})
const line = (role: Role, coordinates: Position[]) => feature(role, { type: 'LineString', coordinates })
const point = (role: Role, coordinates: Position) => feature(role, { type: 'Point', coordinates })

/** The drawn line, the rings around it that stay as they are, and the edges that cross. */
export function lineFeatures({ draft, problem }: DrawState, around?: Around): DrawFeature[] {
  const { ring, closed } = draft
  const drawn = closed && ring[0] ? [...ring, ring[0]] : [...ring]
  const kept = around ? partsOfShape(around.shape).flatMap((part, i) => (i === around.part ? part.slice(1) : part)) : []
  return [
    ...kept.map((positions) => line('around', positions)),
    ...(drawn.length > 1 ? [line('line', drawn)] : []),
    ...(problem?.edges ?? []).map((edge) => line('bad', edge)),
  ]
}

/**
 * The fill so far, and the preview edges from the last vertex to the pointer and on to the first. A line that crosses itself
 * has no fill. A preview edge that would cross is marked before the vertex is placed.
 */
export function aimFeatures({ draft, problem }: DrawState, aim: Position | null, around?: Around): DrawFeature[] {
  const [first, last] = [draft.ring[0], draft.ring.at(-1)]
  if (!first || !last) return []
  const aimed = draft.closed || !aim ? draft : { ...draft, ring: [...draft.ring, aim] }
  const sound = !problem && aimed.ring.length > 2 && !findClosingProblem(aimed, around)
  const holes = around ? (partsOfShape(around.shape)[around.part]?.slice(1) ?? []) : []
  const land = [[...aimed.ring, first], ...holes]
  const fill = sound ? [feature('fill', { type: 'Polygon', coordinates: land })] : []
  if (draft.closed) return fill
  if (!aim) return draft.ring.length > 2 ? [...fill, line('closing', [last, first])] : fill
  const crosses = !problem && findProblem(aimed, around) !== null
  return [
    ...fill,
    line(crosses ? 'bad' : 'aim', [last, aim]),
    ...(draft.ring.length > 1 ? [line('closing', [aim, first])] : []),
  ]
}

/** The visible vertices, the midpoints and the mark of the error. Later features are drawn over earlier ones. */
export function dotFeatures(
  { draft, selected, canClose, problem }: DrawState,
  midpoints: readonly Midpoint[],
  seen: ReadonlySet<number>,
): DrawFeature[] {
  const role = (index: number): Role => (index === selected ? 'selected' : index === 0 && canClose ? 'first' : 'dot')
  return [
    ...midpoints.map(({ position }) => point('midpoint', position)),
    ...draft.ring.flatMap((position, index) =>
      seen.has(index) || index === selected ? [point(role(index), position)] : [],
    ),
    ...(problem?.at ? [point('crossing', problem.at)] : []),
  ]
}
