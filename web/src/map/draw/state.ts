import type { Circle } from '../operations/circle.ts'
import { cornersOf, type Draft, type Goal, RING_MIN } from '../operations/operations.ts'
import { surfaceOf } from '../operations/shape.ts'
import { type Model, type Refusal, shownDraft } from './model.ts'
import { findClosingProblem, findProblem, type Problem } from './problems.ts'

/** The input device used last. */
export type Input = 'mouse' | 'touch' | 'keyboard'

/** The way that the next line is drawn. */
export const TOOLS = ['dots', 'freehand', 'circle', 'walk'] as const
export type Tool = (typeof TOOLS)[number]

/** The drawing as screens show it. */
export interface DrawState {
  /** The draft to show, including a drag in progress. */
  draft: Draft
  /** Of all rings. */
  vertices: number
  closed: boolean
  /** The purpose of the line under the hand, when it changes a shape that is there. */
  goal: Goal | null
  /** The parts of the shape, and all its rings. */
  parts: number
  rings: number
  /** The index of the selected vertex. */
  selected: number | null
  /** Square metres of the shape as if closed; null with fewer than three vertices or when it crosses itself. */
  areaM2: number | null
  /** The problem marked on the map. */
  problem: Problem | null
  refusal: Refusal | null
  canUndo: boolean
  canRedo: boolean
  /** The shape is open and can be closed: a press on the first vertex does. A splitting line can split. */
  canClose: boolean
  /** The shape is closed and valid. */
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

type Hinted = 'zoom' | 'start' | 'next' | 'closable' | 'selected' | 'done'
type ToolHint = 'freehand' | 'freehandMore' | 'circle' | 'circleSet' | 'walk' | 'splitNext' | Goal
export type HintKey = Hinted | ToolHint | Exclude<Refusal, Problem | 'tooFar'> | Problem['key']

/** The tool in hand, with which the next line is drawn. */
export interface InHand {
  tool: Tool
  circle: Circle | null
  tooFar: boolean
}

/** The key of the hint to show. */
export function hintOf(state: DrawState, { tool, circle, tooFar }: InHand): HintKey {
  const { problem, refusal, closed, goal, vertices, draft } = state
  if (problem) return problem.key
  if (tooFar && !closed && tool !== 'walk') return 'zoom'
  if (typeof refusal === 'string' && refusal !== 'tooFar') return refusal
  if (state.selected !== null) return 'selected'
  if (closed) return 'done'
  if (tool === 'walk') return 'walk'
  if (tool === 'circle' && circle) return 'circleSet'
  const empty = draft.ring.length === 0
  if (goal && empty) return goal
  if (tool === 'circle') return 'circle'
  if (tool === 'freehand') return empty ? 'freehand' : 'freehandMore'
  if (goal === 'split') return 'splitNext'
  if (vertices === 0 || empty) return 'start'
  return state.canClose ? 'closable' : 'next'
}
