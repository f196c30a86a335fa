import { findCrossing, segmentsOf } from '@fieldfare/shared/geo/crossing.ts'
import { checkGeometry, type GeometryResult } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { findZigzag } from '@fieldfare/shared/geo/zigzag.ts'
import { type Draft, RING_MIN } from '../operations/operations.ts'
import { checkDraft } from '../operations/shape.ts'

/** A problem that prevents saving: the key of its text, and its position if it has one. */
export interface Problem {
  key: 'crossing' | 'hole' | 'empty' | 'tooWide' | 'zigzag'
  at?: Position
  /** The two edges that cross each other. */
  edges?: [Position, Position][]
}

/** Returns the problem of a draft, or null. An open line can only cross itself or zigzag. A line that changes a shape may cross that shape. */
export function findProblem(draft: Draft): Problem | null {
  const { ring, closed, goal, others = [] } = draft
  if (closed && !goal && checkDraft(draft).ok) return null
  const line = closed ? closedRing(ring) : ring
  const otherRings = goal ? [] : others.map((other) => closedRing(other.ring))
  const lines = [line, ...otherRings]
  const bend = findZigzag(lines)
  if (bend) return { key: 'zigzag', at: bend }
  const segments = lines.flatMap((positions, i) => segmentsOf(positions, i))
  const crossing = findCrossing(segments)
  if (crossing) {
    const pair = [segments[crossing.first]!, segments[crossing.second]!]
    const edges = pair.map(({ a, b }): [Position, Position] => [a, b])
    return { key: 'crossing', at: crossing.at, edges }
  }
  if (!closed) return null
  return problemOf(goal ? checkGeometry({ type: 'Polygon', coordinates: [closedRing(ring)] }) : checkDraft(draft))
}

/** Returns the problem that the draft would have if its line were closed now; null if the line can be closed. */
export function findClosingProblem(draft: Draft): Problem | null {
  const closed = draft.goal !== 'split' && draft.ring.length >= RING_MIN
  return findProblem(draft.closed === closed ? draft : { ...draft, closed })
}

function problemOf(result: GeometryResult): Problem | null {
  if (result.ok) return null
  const { lng, lat } = result.params ?? {}
  const at: Position | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  const namedProblems = ['hole', 'crossing', 'tooWide', 'zigzag'] as const
  return { key: namedProblems.find((key) => key === result.key) ?? 'empty', at }
}
