import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { deleteVertex } from './deleteVertex.ts'
import type { Operation } from './draft.ts'

/**
 * Adds a dot at the end of an open line, position in degrees. Its undo takes the last dot away. Throws a RangeError on
 * a closed shape, which has no end: use `insertMidpoint` there.
 */
export const addVertex =
  (position: Position): Operation =>
  (draft) => {
    if (draft.closed) throw new RangeError('a closed shape has no end')
    return { draft: { ...draft, ring: [...draft.ring, position] }, undo: deleteVertex(draft.ring.length) }
  }
