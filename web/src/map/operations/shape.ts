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

/** The saved shape that a draft edits, and the part whose outer ring is edited: for drafts of earlier versions, without `others`. */
export interface Around {
  shape: AreaShape
  part: number
}

/**
 * Returns a draft as a GeoJSON shape: outer rings closed and counterclockwise, each with the holes in it. An open ring is closed by a
 * straight line; a ring drawn to add to, cut or split the shape is left out. Null for fewer than three dots.
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

/** The results of checks by draft, which stay valid since drafts are immutable. */
const checked = new WeakMap<Draft, GeometryResult>()

/** Stores the result of a check of a draft's geometry that was made elsewhere, as in a worker: `checkDraft` then returns that result. */
export const keepFinding = (draft: Draft, geometry: AreaShape, finding: Finding): void =>
  void checked.set(draft, finding.ok ? { ...finding, geometry } : finding)

/**
 * Checks the shape of a draft by `checkGeometry`, once per draft: forms, wizards and drawings check the same draft, and a check of 5,000
 * dots takes tens of milliseconds.
 */
export function checkDraft(draft: Draft): GeometryResult {
  const cached = checked.get(draft)
  if (cached) return cached
  const result = checkGeometry(toGeometry(draft))
  checked.set(draft, result)
  return result
}

/** Returns the square metres of a draft's shape; null if `toGeometry` returns null. */
export function surfaceOf(draft: Draft): number | null {
  const result = checked.get(draft)
  if (result?.ok) return result.m2
  const shape = toGeometry(draft)
  return shape && geodesicArea(shape)
}

/** Makes a closed draft of a shape, with the outer ring of one part as the current ring. Throws a RangeError when there is no such part. */
export function fromGeometry(shape: AreaShape, part = largestPart(shape)): Draft {
  const outer = partsOfShape(shape)[part]?.[0]
  if (!outer) throw new RangeError(`no part ${part}`)
  const others = othersOf({ shape, part })
  return { ring: outer.slice(0, -1), closed: true, ...(others.length > 0 ? { others } : {}) }
}

/** Returns a closed draft without its current ring: a hole is filled, a part is removed with its holes. Empty when no ring is left. */
export function withoutRing(draft: Draft): Draft {
  const others = draft.others ?? []
  const inside = others.filter(({ ring, hole }) => hole && ring[0] && sideOfRing(ring[0], closedRing(draft.ring)) > 0)
  const remaining = shapeOfRings(draft.hole ? others : others.filter((other) => !inside.includes(other)))
  return remaining ? { ...fromGeometry(remaining), begun: draft.begun } : EMPTY_DRAFT
}

const wholes = new WeakMap<Draft, { around: Around; whole: Draft }>()

/** Returns a draft with the other rings of the shape `around`, unless the draft has `others`. Returns the same object for the same arguments. */
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

/** Returns the index of the largest part: the part that a person most likely wants to change. */
export function largestPart(shape: AreaShape): number {
  const parts = partsOfShape(shape)
  if (parts.length === 1) return 0
  const sizes = parts.map(sizeOfPart)
  return sizes.indexOf(Math.max(...sizes))
}
