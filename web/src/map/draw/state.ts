import type { DRAW_TOOLS } from '@fieldfare/shared/area.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { cornersOf, type Draft, type Goal, RING_MIN } from '../operations/operations.ts'
import { surfaceOf } from '../operations/shape.ts'
import { type Model, type Refusal, shownDraft } from './model.ts'
import { findClosingProblem, findProblem, type Problem } from './problems.ts'

/** The input device used last. */
export type Input = 'mouse' | 'touch' | 'keyboard'

/** The way to draw the next line: as dots, freehand, as a circle, or by walking. */
export type Way = Exclude<(typeof DRAW_TOOLS)[number], 'border' | 'file'>

/** The drawing as screens show it. */
export interface DrawState {
  /** The draft to show, including a drag in progress. */
  draft: Draft
  /** The number of vertices of all rings. */
  vertices: number
  closed: boolean
  /** The purpose of the current line if it changes a finished shape: add, cut or split; else null. */
  goal: Goal | null
  /** The number of parts of the shape; `rings` counts its holes too. */
  parts: number
  rings: number
  /** The index of the selected vertex. */
  selected: number | null
  /** Square metres of the shape as if it were closed; null with fewer than three vertices or if the line crosses itself. */
  areaM2: number | null
  /** The problem marked on the map. */
  problem: Problem | null
  refusal: Refusal | null
  canUndo: boolean
  canRedo: boolean
  /** True if the shape is open and can be closed by a press on the first vertex, or if a splitting line can split. */
  canClose: boolean
  /** True if the shape is closed and valid. */
  canFinish: boolean
}

/** Derives the state from a model. Takes a few ms for the largest shapes: call it once per change, not per frame. */
export function stateOf(model: Model): DrawState {
  const draft = shownDraft(model)
  const { ring, closed, goal, others = [], hole = false } = draft
  const enough = ring.length >= (goal === 'split' ? 2 : RING_MIN)
  const closing = enough ? findClosingProblem(draft) : null
  const standing = closed ? closing : findProblem(draft)
  const refused = typeof model.refusal === 'object' ? model.refusal : null
  const rings = goal ? others : [{ hole }, ...others]
  return {
    draft,
    vertices: cornersOf(draft),
    closed,
    goal: goal ?? null,
    parts: rings.filter((one) => !one.hole).length,
    rings: rings.length,
    selected: model.selected,
    areaM2: closing && !goal ? null : surfaceOf(draft),
    problem: standing ?? refused,
    refusal: model.refusal,
    canUndo: model.history.undos.length > 0,
    canRedo: model.history.redos.length > 0,
    canClose: !closed && enough && !closing,
    canFinish: closed && !goal && !closing,
  }
}

/** The key of a hint: `draw.hint.<key>` in the messages. */
export type HintKey = Exclude<keyof Messages['draw']['hint'], `${string}_content`>
