import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import {
  addVertex,
  closeRing,
  deleteVertex,
  type Draft,
  EMPTY_DRAFT,
  insertMidpoint,
  moveVertex,
  type Operation,
  replaceDraft,
  RING_MIN,
} from '../operations/operations.ts'
import type { Around } from '../operations/shape.ts'
import { goBack, goForth, type History, perform, startHistory } from './history.ts'
import { findClosingProblem, type Problem } from './problems.ts'

/** Why what was asked last was not done. */
export type Refusal = 'few' | 'full' | 'tooFar' | Problem

/** Everything that changes while drawing. Plain data; every function here returns the next. */
export interface Model {
  readonly history: History
  /** An edit under the hand: shown, done when the hand lets go. */
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

/** The draft as it is to be seen, the edit under the hand included. */
export const shownDraft = ({ history, pending }: Model): Draft =>
  pending ? pending(history.draft).draft : history.draft

const done = (model: Model, history: History, selected: number | null = null): Model => ({
  ...model,
  history,
  selected,
  pending: null,
  refusal: null,
})

export const refuse = (model: Model, refusal: Refusal): Model => ({ ...model, refusal })

/** A new dot at the end of the line. A closed shape has no end: then it only lets go of what was selected. */
export function drop(model: Model, position: Position): Model {
  const { draft } = model.history
  if (draft.closed) return select(model, null)
  if (draft.ring.length >= VERTICES_MAX) return refuse(model, 'full')
  return done(model, perform(model.history, addVertex(position)))
}

/** A new dot between two, which is then selected. */
export function insert(model: Model, edge: number, position: Position): Model {
  if (model.history.draft.ring.length >= VERTICES_MAX) return refuse(model, 'full')
  return done(model, perform(model.history, insertMidpoint(edge, position)), edge + 1)
}

export const move = (model: Model, index: number, position: Position): Model =>
  done(model, perform(model.history, moveVertex(index, position)))

export const remove = (model: Model, index: number): Model => done(model, perform(model.history, deleteVertex(index)))

export const select = (model: Model, selected: number | null): Model => ({ ...model, selected, refusal: null })

/** A dot is being dragged, or a new one out of the edge before it. */
export function hold(model: Model, index: number, position: Position, isNew: boolean): Model {
  const full = isNew && model.history.draft.ring.length >= VERTICES_MAX
  if (full) return refuse(model, 'full')
  const pending = isNew ? insertMidpoint(index - 1, position) : moveVertex(index, position)
  return { ...model, pending, selected: index, refusal: null }
}

/** The hand let go: the edit is done, as one step to take back. */
export const release = (model: Model): Model =>
  model.pending ? done(model, perform(model.history, model.pending), model.selected) : model

/** The hand was called off, by Escape or a second finger: nothing happened. */
export const letGo = (model: Model): Model => ({ ...model, pending: null, selected: null })

/** Closes the line, or says why not. */
export function close(model: Model, around?: Around): Model {
  const { draft } = model.history
  if (draft.closed) return model
  if (draft.ring.length < RING_MIN) return refuse(model, 'few')
  const problem = findClosingProblem(draft, around)
  return problem ? refuse(model, problem) : done(model, perform(model.history, closeRing))
}

/** Starts again with nothing; can be taken back. */
export const clear = (model: Model): Model =>
  model.history.draft.ring.length === 0 ? model : done(model, perform(model.history, replaceDraft(EMPTY_DRAFT)))

export const undo = (model: Model): Model => done(model, goBack(model.history))
export const redo = (model: Model): Model => done(model, goForth(model.history))
