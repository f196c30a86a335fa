import { closeRing } from './closeRing.ts'
import type { Operation } from './draft.ts'

/** Opens a closed shape between its last dot and its first, to draw on from the last. Its undo closes it. */
export const reopen: Operation = (draft) => ({ draft: { ...draft, closed: false }, undo: closeRing })
