import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import {
  type AreaShape,
  checkGeometry,
  geodesicArea,
  type GeometryIssue,
  type GeometryResult,
  partsOfShape,
} from '@fieldfare/shared/geo/geometry.ts'
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
  const result = checked.get(draft)
  if (result?.ok) return result.geometry
  const others = draft.others ?? []
  if (!draft.goal && draft.ring.length < RING_MIN) return null
  return shapeOfRings(draft.goal ? others : [{ ring: draft.ring, hole: draft.hole ?? false }, ...others])
}

/** The result of a check, without the shape that was checked. */
export type Finding = { ok: true; m2: number } | GeometryIssue

/** The results by draft, which hold since drafts are immutable. */
const checked = new WeakMap<Draft, GeometryResult>()

/** Takes what was found elsewhere in `toGeometry` of a draft: `checkDraft` does not look again. */
export const keepFinding = (draft: Draft, geometry: AreaShape, finding: Finding): void =>
  void checked.set(draft, finding.ok ? { ...finding, geometry } : finding)

/**
 * `checkGeometry` of a draft as a shape. Forms, wizards and drawings ask it of the same draft, and checking a shape of 5,000 dots
 * takes tens of milliseconds.
 */
export function checkDraft(draft: Draft): GeometryResult {
  const cached = checked.get(draft)
  if (cached) return cached
  const result = checkGeometry(toGeometry(draft))
  checked.set(draft, result)
  return result
}

/** Square metres of `toGeometry` of a draft; null where that is null. */
export function surfaceOf(draft: Draft): number | null {
  const result = checked.get(draft)
  if (result?.ok) return result.m2
  const shape = toGeometry(draft)
  return shape && geodesicArea(shape)
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
  const remaining = shapeOfRings(draft.hole ? others : others.filter((other) => !inside.includes(other)))
  return remaining ? { ...fromGeometry(remaining), begun: draft.begun } : EMPTY_DRAFT
}

const wholes = new WeakMap<Draft, { around: Around; whole: Draft }>()

/** The draft with the other rings of the shape it belongs to, unless it names them itself; the same one for the same two. */
export function withAround(draft: Draft, around: Around | null | undefined): Draft {
  if (draft.others || !around) return draft
  const cached = wholes.get(draft)
  if (cached?.around === around) return cached.whole
  const others = othersOf(around)
  const whole = others.length > 0 ? { ...draft, others } : draft
  wholes.set(draft, { around, whole })
  return whole
}

function othersOf({ shape, part }: Around): OtherRing[] {
  return partsOfShape(shape).flatMap((rings, i) =>
    rings.flatMap((ring, j) => (i === part && j === 0 ? [] : [{ ring: ring.slice(0, -1), hole: j > 0 }])),
  )
}

/** The index of the part that holds most land: the one that a person most likely means to change. */
export function largestPart(shape: AreaShape): number {
  const parts = partsOfShape(shape)
  if (parts.length === 1) return 0
  const sizes = parts.map(sizeOfPart)
  return sizes.indexOf(Math.max(...sizes))
}
