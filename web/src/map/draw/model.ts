import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import {
  addVertex,
  beginGoal,
  closeRing,
  cornersOf,
  deleteVertex,
  type Draft,
  EMPTY_DRAFT,
  type Goal,
  insertMidpoint,
  moveVertex,
  type Operation,
  replaceDraft,
  RING_MIN,
  takeRing,
} from '../operations/operations.ts'
import { withoutRing } from '../operations/shape.ts'
import type { ShapeRefusal } from '../shapes/shapeJobs.ts'
import { goBack, goForth, type History, perform, startHistory } from './history.ts'
import { findClosingProblem, type Problem } from './problems.ts'

/** Reasons for refusing the last command; `simplified` instead says that the command was done, with fewer vertices. */
export type Refusal =
  | 'nothing'
  | 'noBorder'
  | 'few'
  | 'fewWalk'
  | 'full'
  | 'tooFar'
  | 'simplified'
  | ShapeRefusal
  | Problem

/** The state of a drawing as plain data. Every function here returns the next state. */
export interface Model {
  readonly history: History
  /** The edit of a drag in progress: already visible, but applied to the draft only at the end of the drag. */
  readonly pending: Operation | null
  readonly selected: number | null
  readonly refusal: Refusal | null
}

export const startModel = (draft: Draft): Model => ({
  history: startHistory(draft),
  pending: null,
  selected: null,
  refusal: null,
})

/** Returns the draft to show, including the edit of a drag in progress. */
export const shownDraft = ({ history, pending }: Model): Draft =>
  pending ? pending(history.draft).draft : history.draft

const applied = (model: Model, history: History, selected: number | null = null): Model => ({
  ...model,
  history,
  selected,
  pending: null,
  refusal: null,
})

export const refuse = (model: Model, refusal: Refusal): Model => ({ ...model, refusal })

const isFull = (draft: Draft): boolean => cornersOf(draft) >= VERTICES_MAX

/** Adds a vertex at the end of an open line. For a closed shape, which has no end, only clears the selection. */
export function drop(model: Model, position: Position): Model {
  const { draft } = model.history
  if (draft.closed) return select(model, null)
  if (isFull(draft)) return refuse(model, 'full')
  return applied(model, perform(model.history, addVertex(position)))
}

/** Inserts a vertex between two others and selects it. */
export function insert(model: Model, edge: number, position: Position): Model {
  if (isFull(model.history.draft)) return refuse(model, 'full')
  return applied(model, perform(model.history, insertMidpoint(edge, position)), edge + 1)
}

export const move = (model: Model, index: number, position: Position): Model =>
  applied(model, perform(model.history, moveVertex(index, position)))

/** Deletes a vertex of the current ring; the whole ring if it would keep fewer than three vertices and is one of several closed rings. */
export function remove(model: Model, index: number): Model {
  const { ring, closed, others = [] } = model.history.draft
  const last = closed && ring.length <= RING_MIN && others.length > 0
  return last ? removeRing(model) : applied(model, perform(model.history, deleteVertex(index)))
}

/** Deletes the current ring of the shape: a part with its holes, or a hole. */
export function removeRing(model: Model): Model {
  const { draft } = model.history
  return draft.closed ? put(model, withoutRing(draft)) : model
}

/** Makes another ring of the shape the current one, which is edited. */
export const take = (model: Model, index: number): Model =>
  model.history.draft.closed ? applied(model, perform(model.history, takeRing(index))) : model

/** Begins a line that adds land to the shape, cuts land out of it, or splits it. */
export const begin = (model: Model, goal: Goal): Model =>
  model.history.draft.closed ? applied(model, perform(model.history, beginGoal(goal))) : model

/** Cancels a line that would add to, cut or split the shape, and leaves the shape as it was. */
export function endGoal(model: Model): Model {
  const { goal, others = [], begun } = model.history.draft
  const [first, ...rest] = others
  if (!goal || !first) return model
  return put(model, {
    ring: first.ring,
    hole: first.hole,
    closed: true,
    ...(rest.length > 0 && { others: rest }),
    begun,
  })
}

/** Replaces the draft in one undo step. */
export const put = (model: Model, draft: Draft, note: Refusal | null = null): Model => ({
  ...applied(model, perform(model.history, replaceDraft(draft))),
  refusal: note,
})

export const select = (model: Model, selected: number | null): Model => ({ ...model, selected, refusal: null })

/** Moves a vertex during a drag, or drags a new vertex out of the edge before `index`. Applied by `release`. */
export function hold(model: Model, index: number, position: Position, isNew: boolean): Model {
  if (isNew && isFull(model.history.draft)) return refuse(model, 'full')
  const pending = isNew ? insertMidpoint(index - 1, position) : moveVertex(index, position)
  return { ...model, pending, selected: index, refusal: null }
}

/** Ends the drag: applies the edit as one undo step, and deselects the dragged vertex. */
export const release = (model: Model): Model =>
  model.pending ? applied(model, perform(model.history, model.pending)) : model

/** Cancels the drag without an edit (after Escape or a second finger), and clears the selection. */
export const letGo = (model: Model): Model => ({ ...model, pending: null, selected: null })

/** Closes the line, or sets the refusal that says why it cannot be closed. */
export function close(model: Model): Model {
  const { draft } = model.history
  if (draft.closed) return model
  if (draft.ring.length < RING_MIN) return refuse(model, 'few')
  const problem = findClosingProblem(draft)
  return problem ? refuse(model, problem) : applied(model, perform(model.history, closeRing))
}

/** Empties the draft, as one undo step. */
export const clear = (model: Model): Model =>
  cornersOf(model.history.draft) === 0 ? model : applied(model, perform(model.history, replaceDraft(EMPTY_DRAFT)))

export const undo = (model: Model): Model => applied(model, goBack(model.history))
export const redo = (model: Model): Model => applied(model, goForth(model.history))
