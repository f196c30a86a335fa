import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import { type AreaShape, geodesicArea, partsOfShape, type Part, type Ring } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Draft, EMPTY_DRAFT, type OtherRing, RING_MIN } from './operations.ts'

/** A kept shape of which one part's outer ring is being drawn, in drafts that do not name their other rings. */
export interface Around {
  shape: AreaShape
  part: number
}

/**
 * A draft as a GeoJSON shape: its outer rings closed and counterclockwise, each with the holes that lie in it. An open ring is
 * closed by a straight line; one that is still to change the shape is left out. Null for fewer than three dots.
 */
export function toGeometry(draft: Draft): AreaShape | null {
  const others = draft.others ?? []
  if (!draft.goal && draft.ring.length < RING_MIN) return null
  return shapeOfRings(draft.goal ? others : [{ ring: draft.ring, hole: draft.hole ?? false }, ...others])
}

/** The shape of some rings: a hole belongs to the smallest outer ring around it. Null without an outer ring. */
export function shapeOfRings(rings: readonly OtherRing[]): AreaShape | null {
  const outers = rings.filter(({ hole }) => !hole).map(({ ring }) => counterclockwise(closedRing(ring)))
  const [first] = outers
  if (!first) return null
  const parts: Part[] = outers.map((outer) => [outer])
  for (const { ring, hole } of rings) {
    const start = ring[0]
    if (!hole || !start) continue
    const around = outers.map((outer, index) => ({ outer, index })).filter(({ outer }) => sideOfRing(start, outer) > 0)
    const sizes = around.map(({ outer }) => sizeOf([outer]))
    // A hole outside of everything stays in the first part, where checking the shape finds it.
    const index = around[sizes.indexOf(Math.min(...sizes))]?.index ?? 0
    parts[index]!.push(closedRing(ring))
  }
  return parts.length === 1 ? { type: 'Polygon', coordinates: parts[0]! } : { type: 'MultiPolygon', coordinates: parts }
}

/** A shape as a closed draft with the outer ring of one part under the hand. Throws a RangeError when there is no such part. */
export function fromGeometry(shape: AreaShape, part = largestPart(shape)): Draft {
  const outer = partsOfShape(shape)[part]?.[0]
  if (!outer) throw new RangeError(`no part ${part}`)
  const others = othersOf({ shape, part })
  return { ring: outer.slice(0, -1), closed: true, ...(others.length > 0 ? { others } : {}) }
}

/** A closed draft without the ring under the hand: a hole is filled, a part goes with its holes. Empty when nothing is left. */
export function withoutRing(draft: Draft): Draft {
  const others = draft.others ?? []
  const inside = others.filter(({ ring, hole }) => hole && ring[0] && sideOfRing(ring[0], closedRing(draft.ring)) > 0)
  const left = shapeOfRings(draft.hole ? others : others.filter((other) => !inside.includes(other)))
  return left ? fromGeometry(left) : EMPTY_DRAFT
}

/** The draft with the other rings of the shape it belongs to, unless it names them itself. */
export function withAround(draft: Draft, around: Around | null | undefined): Draft {
  if (draft.others || !around) return draft
  const others = othersOf(around)
  return others.length > 0 ? { ...draft, others } : draft
}

function othersOf({ shape, part }: Around): OtherRing[] {
  return partsOfShape(shape).flatMap((rings, i) =>
    rings.flatMap((ring, j) => (i === part && j === 0 ? [] : [{ ring: ring.slice(0, -1), hole: j > 0 }])),
  )
}

/** The index of the part that holds most land: the one that a person most likely means to change. */
export function largestPart(shape: AreaShape): number {
  const sizes = partsOfShape(shape).map(sizeOf)
  return sizes.indexOf(Math.max(...sizes))
}

const sizeOf = (part: Part): number => geodesicArea({ type: 'Polygon', coordinates: part })

/** A ring with its first position repeated at its end. */
export const closedRing = (ring: readonly Position[]): Ring => (ring[0] ? [...ring, ring[0]] : [])

/** Twice the signed area in square degrees says which way a ring turns. */
function counterclockwise(ring: Ring): Ring {
  let turn = 0
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    turn += (a[0] - b[0]) * (a[1] + b[1])
  }
  return turn < 0 ? ring.toReversed() : ring
}
