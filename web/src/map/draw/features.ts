import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import type { Circle } from '../operations/circle.ts'
import { circleRing } from '../operations/circle.ts'
import { toGeometry } from '../operations/shape.ts'
import type { Midpoint } from './hit.ts'
import { findClosingProblem, findProblem } from './problems.ts'
import type { LitShape, Offered, WalkedLine } from './session.ts'
import type { DrawState } from './state.ts'

/** The kinds of features on the map; each layer shows one or a few of them. */
export type Role =
  | 'fill'
  | 'cut'
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
  | 'near'
  | 'snapped'
  | 'stroke'
  | 'middle'
  | 'accuracy'
  | 'here'
  | 'offered'
  | 'chosen'
  | 'lit'
  | 'litLand'
export type DrawFeature = GeoJSON.Feature<GeoJSON.Geometry, { role: Role }>

const feature = (role: Role, geometry: GeoJSON.Geometry): DrawFeature => ({
  type: 'Feature',
  properties: { role },
  geometry,
})
const line = (role: Role, coordinates: Position[]) => feature(role, { type: 'LineString', coordinates })
const point = (role: Role, coordinates: Position) => feature(role, { type: 'Point', coordinates })

/** Makes the features of the drawn line, the other rings of its shape, and the edges that cross. */
export function lineFeatures({ draft, problem }: DrawState): DrawFeature[] {
  const { ring, closed, others = [] } = draft
  const positions = closed ? closedRing(ring) : [...ring]
  return [
    ...others.map((other) => line('around', closedRing(other.ring))),
    ...(positions.length > 1 ? [line('line', positions)] : []),
    ...(problem?.edges ?? []).map((edge) => line('bad', edge)),
  ]
}

/**
 * Makes the features of the fill and the preview edges: from the last vertex to `aim`, and on to the first vertex. A line that crosses
 * itself has no fill. A preview edge that would cross the line is marked before the vertex is placed.
 */
export function aimFeatures({ draft, problem }: DrawState, aim: Position | null): DrawFeature[] {
  const { ring, goal } = draft
  const [first, last] = [ring[0], ring.at(-1)]
  const changedShape = goal ? toGeometry(draft) : null
  const changed = changedShape ? [feature('fill', changedShape)] : []
  if (!first || !last) return changed
  const aimed = draft.closed || !aim ? draft : { ...draft, ring: [...ring, aim] }
  const encloses = aimed.ring.length > 2 && goal !== 'split'
  const fill = encloses && !problem && !findClosingProblem(aimed) ? [...changed, ...landFeatures(aimed)] : changed
  if (draft.closed) return fill
  const isRing = goal !== 'split'
  if (!aim) return isRing && ring.length > 2 ? [...fill, line('closing', [last, first])] : fill
  const crosses = !problem && findProblem(aimed) !== null
  return [
    ...fill,
    line(crosses ? 'bad' : 'aim', [last, aim]),
    ...(isRing && ring.length > 1 ? [line('closing', [aim, first])] : []),
  ]
}

/** Makes the features of a draft's land, or of the land that the current line adds to a shape or cuts out. */
function landFeatures(draft: DrawState['draft']): DrawFeature[] {
  if (draft.goal) {
    const role = draft.goal === 'cut' ? 'cut' : 'fill'
    return [feature(role, { type: 'Polygon', coordinates: [closedRing(draft.ring)] })]
  }
  const land = toGeometry(draft)
  return land ? [feature('fill', land)] : []
}

/** Makes the features of a circle that is not yet confirmed as a ring. */
export function circleFeatures(circle: Circle, goal: DrawState['goal']): DrawFeature[] {
  const edge = closedRing(circleRing(circle))
  return [
    feature(goal === 'cut' ? 'cut' : 'fill', { type: 'Polygon', coordinates: [edge] }),
    line('stroke', edge),
    point('middle', circle.center),
  ]
}

/** Makes the feature of a freehand stroke that is being drawn, or of a walked line. */
export const strokeFeatures = (stroke: readonly Position[]): DrawFeature[] =>
  stroke.length > 1 ? [line('stroke', [...stroke])] : []

/** Makes the features of a walk: its line, the walker's position, and a circle for the accuracy of that position. */
export function walkFeatures({ line: walked, at, accuracy }: WalkedLine): DrawFeature[] {
  const around = at && accuracy > 0 ? [closedRing(circleRing({ center: at, radius: Math.min(accuracy, 500) }))] : []
  return [
    ...around.map((edge) => feature('accuracy', { type: 'Polygon', coordinates: [edge] })),
    ...strokeFeatures(walked),
    ...(at ? [point('here', at)] : []),
  ]
}

/** Makes the features of the borders to which vertices snap; `snappedFeatures` that of the position to which the next vertex will snap. */
export const nearFeatures = (lines: readonly (readonly Position[])[]): DrawFeature[] =>
  lines.map((positions) => line('near', [...positions]))
export const snappedFeatures = (at: Position | null): DrawFeature[] => (at ? [point('snapped', at)] : [])

/** Makes the features of borders that the person can take over. */
export const offeredFeatures = (offered: Offered | null): DrawFeature[] =>
  offered ? [...offered.others.map((shape) => feature('offered', shape)), feature('chosen', offered.chosen)] : []

/** Makes the features of the highlighted wood, lake or other surface, whose border the drawing can take over. */
export const litFeatures = (lit: LitShape | null): DrawFeature[] =>
  lit
    ? [
        feature('litLand', lit.shape),
        feature('lit', { type: 'MultiLineString', coordinates: lit.lines.map((one) => [...one]) }),
      ]
    : []

/** Makes the features of the midpoints, the visible vertices and the mark of a problem. Later features are drawn over earlier ones. */
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
