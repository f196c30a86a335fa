import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { closedRing, type OtherRing, shapeOfRings, sizeOfPart } from '@fieldfare/shared/geo/rings.ts'
import { type Draft, EMPTY_DRAFT, RING_MIN } from './operations.ts'

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
  return left ? { ...fromGeometry(left), begun: draft.begun } : EMPTY_DRAFT
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
  const sizes = partsOfShape(shape).map(sizeOfPart)
  return sizes.indexOf(Math.max(...sizes))
}
