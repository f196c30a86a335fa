import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { type Draft, RING_MIN } from '../operations/operations.ts'
import { type Around, toGeometry } from '../operations/shape.ts'
import { type Model, type Refusal, shownDraft } from './model.ts'
import { findClosingProblem, findProblem, type Problem } from './problems.ts'

/** The input device used last. */
export type Input = 'mouse' | 'touch' | 'keyboard'

/** The drawing as screens show it. */
export interface DrawState {
  /** The draft to show, including a drag in progress. */
  draft: Draft
  vertices: number
  closed: boolean
  /** The index of the selected vertex. */
  selected: number | null
  /** Square metres of the shape as if closed; null with fewer than three vertices or when it crosses itself. */
  areaM2: number | null
  /** The problem marked on the map. */
  problem: Problem | null
  refusal: Refusal | null
  canUndo: boolean
  canRedo: boolean
  /** The shape is open, and a press on the first vertex closes it. */
  canClose: boolean
  /** The shape is closed and valid. */
  canFinish: boolean
}

/** Derives the state from a model. Takes a few ms for the largest shapes: call it once per change, not per frame. */
export function stateOf(model: Model, around?: Around): DrawState {
  const draft = shownDraft(model)
  const closing = draft.ring.length >= RING_MIN ? findClosingProblem(draft, around) : null
  const standing = draft.closed ? closing : findProblem(draft, around)
  const refused = typeof model.refusal === 'object' ? model.refusal : null
  const shape = closing ? null : toGeometry(draft, around)
  return {
    draft,
    vertices: draft.ring.length,
    closed: draft.closed,
    selected: model.selected,
    areaM2: shape && geodesicArea(shape),
    problem: standing ?? refused,
    refusal: model.refusal,
    canUndo: model.history.undos.length > 0,
    canRedo: model.history.redos.length > 0,
    canClose: !draft.closed && draft.ring.length >= RING_MIN && !closing,
    canFinish: draft.closed && !closing,
  }
}

export type HintKey = 'zoom' | 'start' | 'next' | 'closable' | 'selected' | 'done' | 'few' | 'full' | Problem['key']

/** The key of the hint to show. */
export function hintOf(state: DrawState, tooFar: boolean): HintKey {
  if (state.problem) return state.problem.key
  if (tooFar && !state.closed) return 'zoom'
  if (state.refusal === 'few' || state.refusal === 'full') return state.refusal
  if (state.selected !== null) return 'selected'
  if (state.closed) return 'done'
  if (state.vertices === 0) return 'start'
  return state.canClose ? 'closable' : 'next'
}
