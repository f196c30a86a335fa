import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { dotAt, type Operation } from './draft.ts'

/** Moves the dot at an index to a position in degrees. Its undo moves it back. Throws a RangeError if there is none. */
export const moveVertex =
  (index: number, to: Position): Operation =>
  (draft) => {
    const from = dotAt(draft, index)
    return { draft: { ...draft, ring: draft.ring.with(index, to) }, undo: moveVertex(index, from) }
  }
