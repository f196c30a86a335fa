import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { deleteVertex } from './deleteVertex.ts'
import type { Operation } from './draft.ts'

/**
 * Puts a new dot between the dot at `edge` and the next one, position in degrees. On a closed shape the last edge runs
 * back to the first dot. Its undo takes the dot away. Throws a RangeError when there is no such edge.
 */
export const insertMidpoint =
  (edge: number, position: Position): Operation =>
  (draft) => {
    const edges = draft.closed ? draft.ring.length : draft.ring.length - 1
    if (edge < 0 || edge >= edges) throw new RangeError(`no edge ${edge} among ${edges}`)
    return { draft: { ...draft, ring: draft.ring.toSpliced(edge + 1, 0, position) }, undo: deleteVertex(edge + 1) }
  }
