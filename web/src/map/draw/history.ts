import type { Draft, Operation } from '../operations/operations.ts'

/** A draft with its undo and redo stacks. */
export interface History {
  readonly draft: Draft
  readonly undos: readonly Operation[]
  readonly redos: readonly Operation[]
}

/** The most undo steps: far more than anyone uses, and each is a few bytes. */
const STEPS_MAX = 1000

export const startHistory = (draft: Draft): History => ({ draft, undos: [], redos: [] })

/** Applies an operation and clears the redo stack. */
export function perform(history: History, operation: Operation): History {
  const { draft, undo } = operation(history.draft)
  return { draft, undos: [...history.undos, undo].slice(-STEPS_MAX), redos: [] }
}

/** Undoes the last operation. Returns the same history when there is none. */
export function goBack(history: History): History {
  const undo = history.undos.at(-1)
  if (!undo) return history
  const back = undo(history.draft)
  return { draft: back.draft, undos: history.undos.slice(0, -1), redos: [...history.redos, back.undo] }
}

/** Redoes the operation undone last. Returns the same history when there is none. */
export function goForth(history: History): History {
  const redo = history.redos.at(-1)
  if (!redo) return history
  const forth = redo(history.draft)
  return { draft: forth.draft, undos: [...history.undos, forth.undo], redos: history.redos.slice(0, -1) }
}
