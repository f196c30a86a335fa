import { findCrossing, segmentsOf } from '@fieldfare/shared/geo/crossing.ts'
import { checkGeometry, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Draft, RING_MIN } from '../operations/operations.ts'
import { type Around, toGeometry } from '../operations/shape.ts'

/** A problem that prevents saving: the key of its text, and its position if it has one. */
export interface Problem {
  key: 'crossing' | 'hole' | 'empty' | 'tooWide'
  at?: Position
  /** The two edges that cross. */
  edges?: [Position, Position][]
}

/** The problem of a draft as it is, null for none. An open line can only cross itself. */
export function findProblem(draft: Draft, around?: Around): Problem | null {
  const { ring, closed } = draft
  const line = closed && ring[0] ? [...ring, ring[0]] : ring
  const segments = [line, ...ringsAround(around)].flatMap((positions, i) => segmentsOf(positions, i))
  const crossing = findCrossing(segments)
  if (crossing) {
    const meeting = [segments[crossing.first]!, segments[crossing.second]!]
    const edges = meeting.map(({ a, b }): [Position, Position] => [a, b])
    return { key: 'crossing', at: crossing.at, edges }
  }
  return closed ? shapeProblem(draft, around) : null
}

/** The problem the draft would have if it were closed now. Null when it can be closed. */
export const findClosingProblem = (draft: Draft, around?: Around): Problem | null =>
  findProblem({ ring: draft.ring, closed: draft.ring.length >= RING_MIN }, around)

/** The rings that are not edited: the part's holes, and the other parts. */
function ringsAround(around?: Around) {
  if (!around) return []
  return partsOfShape(around.shape).flatMap((part, i) => (i === around.part ? part.slice(1) : part))
}

function shapeProblem(draft: Draft, around?: Around): Problem | null {
  const result = checkGeometry(toGeometry(draft, around))
  if (result.ok) return null
  const { lng, lat } = result.params ?? {}
  const at: Position | undefined = lng === undefined || lat === undefined ? undefined : [lng, lat]
  const told = ['hole', 'crossing', 'tooWide'] as const
  return { key: told.find((key) => key === result.key) ?? 'empty', at }
}
