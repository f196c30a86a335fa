import type { Draft, Operation } from '../operations/operations.ts'

/** A draft with the way back and, after going back, the way forth again. */
export interface History {
  readonly draft: Draft
  readonly undos: readonly Operation[]
  readonly redos: readonly Operation[]
}

/** Far more than anyone goes back; each step is a few bytes. */
const STEPS_MAX = 1000

export const startHistory = (draft: Draft): History => ({ draft, undos: [], redos: [] })

/** Makes an edit. What had been taken back before can no longer be done again. */
export function perform(history: History, operation: Operation): History {
  const { draft, undo } = operation(history.draft)
  return { draft, undos: [...history.undos, undo].slice(-STEPS_MAX), redos: [] }
}

/** Takes the last edit back; the same history when there is none. */
export function goBack(history: History): History {
  const undo = history.undos.at(-1)
  if (!undo) return history
  const back = undo(history.draft)
  return { draft: back.draft, undos: history.undos.slice(0, -1), redos: [...history.redos, back.undo] }
}

/** Does the edit again that was last taken back; the same history when there is none. */
export function goForth(history: History): History {
  const redo = history.redos.at(-1)
  if (!redo) return history
  const forth = redo(history.draft)
  return { draft: forth.draft, undos: [...history.undos, forth.undo], redos: history.redos.slice(0, -1) }
}
