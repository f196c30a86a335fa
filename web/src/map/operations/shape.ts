import { type AreaShape, geodesicArea, partsOfShape, type Part, type Ring } from '@fieldfare/shared/geo/geometry.ts'
import { type Draft, RING_MIN } from './operations.ts'

/** A kept shape of which one part's outer ring is being drawn: its holes and its other parts stay as they are. */
export interface Around {
  shape: AreaShape
  part: number
}

/**
 * A draft as a GeoJSON shape, its ring closed and counterclockwise, put in its place within `around` if given. Open
 * drafts are closed by a straight line. Null for fewer than three dots.
 */
export function toGeometry(draft: Draft, around?: Around): AreaShape | null {
  if (draft.ring.length < RING_MIN) return null
  const outer = counterclockwise([...draft.ring, draft.ring[0]!])
  if (!around) return { type: 'Polygon', coordinates: [outer] }
  const parts = partsOfShape(around.shape)
  const holes = parts[around.part]?.slice(1) ?? []
  const drawn: Part = [outer, ...holes]
  if (around.shape.type === 'Polygon') return { type: 'Polygon', coordinates: drawn }
  return { type: 'MultiPolygon', coordinates: parts.with(around.part, drawn) }
}

/** The outer ring of one part of a shape as a closed draft. Throws a RangeError when there is no such part. */
export function fromGeometry(shape: AreaShape, part = 0): Draft {
  const outer = partsOfShape(shape)[part]?.[0]
  if (!outer) throw new RangeError(`no part ${part}`)
  return { ring: outer.slice(0, -1), closed: true }
}

/** The index of the part that holds most land: the one that a person most likely means to change. */
export function largestPart(shape: AreaShape): number {
  const sizes = partsOfShape(shape).map((part) => geodesicArea({ type: 'Polygon', coordinates: part }))
  return sizes.indexOf(Math.max(...sizes))
}

/** Twice the signed area in square degrees says which way a ring turns. */
function counterclockwise(ring: Ring): Ring {
  let turn = 0
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    turn += (a[0] - b[0]) * (a[1] + b[1])
  }
  return turn < 0 ? ring.toReversed() : ring
}
