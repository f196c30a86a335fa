import { RING_MIN, type Operation } from './draft.ts'
import { reopen } from './reopen.ts'

/** Closes an open line of at least three dots. Its undo opens it again. Throws a RangeError when there are fewer. */
export const closeRing: Operation = (draft) => {
  if (draft.ring.length < RING_MIN) throw new RangeError(`${draft.ring.length} dots do not make a shape`)
  return { draft: { ...draft, closed: true }, undo: reopen }
}
