import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { dotAt, RING_MIN, type Operation } from './draft.ts'

/**
 * Takes the dot at an index away. A closed shape left with fewer than three dots opens. Its undo puts the dot back, and
 * closes again what it opened. Throws a RangeError when there is no such dot.
 */
export const deleteVertex =
  (index: number): Operation =>
  (draft) => {
    const position = dotAt(draft, index)
    const ring = draft.ring.toSpliced(index, 1)
    const closed = draft.closed && ring.length >= RING_MIN
    return { draft: { ring, closed }, undo: putBack(index, position, draft.closed) }
  }

const putBack =
  (index: number, position: Position, closed: boolean): Operation =>
  ({ ring }) => ({ draft: { ring: ring.toSpliced(index, 0, position), closed }, undo: deleteVertex(index) })
