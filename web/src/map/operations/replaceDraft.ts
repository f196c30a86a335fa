import type { Draft, Operation } from './draft.ts'

/** Puts another draft in this one's place, such as an empty one to start again. Its undo brings the old one back. */
export const replaceDraft =
  (next: Draft): Operation =>
  (draft) => ({ draft: next, undo: replaceDraft(draft) })
