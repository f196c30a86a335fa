import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { vi } from 'vitest'
import { drop, startModel } from './model.ts'
import { stateOf } from './state.ts'
import { hintOf } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'

/** The corners of a triangle. */
export const corners: Position[] = [
  [5, 53],
  [5.1, 53],
  [5.1, 53.1],
]
export const lineModel = (dots: Position[]) => dots.reduce(drop, startModel({ ring: [], closed: false }))

/** Makes a drawing as on a phone, whose commands do nothing. */
export function drawingOf(model = lineModel([]), view: Partial<Drawing> = {}): Drawing {
  const state = stateOf(model)
  const noop = vi.fn()
  const inHand = { tool: view.tool ?? 'dots', circle: view.circle ?? null, tooFar: view.tooFar ?? false }
  return {
    ...state,
    ...inHand,
    hint: hintOf({ ...state, ...inHand }),
    hintId: 'hint',
    direct: false,
    input: 'touch',
    snap: true,
    busy: false,
    cross: !state.closed,
    inset: {},
    colour: '#aa6500',
    drops: 0,
    analytics: () => ({ mode: 'touch', vertices: state.vertices, seconds: 0, zoom: 12, device: 'phone' }),
    dropAtCentre: noop,
    escape: noop,
    undo: noop,
    redo: noop,
    close: noop,
    clear: noop,
    deleteSelected: vi.fn(),
    select: noop,
    finishRing: noop,
    deleteRing: vi.fn(),
    takeRing: noop,
    beginGoal: vi.fn(),
    endGoal: vi.fn(),
    merge: vi.fn(),
    takeBorder: vi.fn(),
    simplify: noop,
    offer: noop,
    setTool: vi.fn(),
    setSnap: vi.fn(),
    setRadius: vi.fn(),
    addStroke: noop,
    refuseWalk: noop,
    refuseNothing: vi.fn(),
    refuseBorder: noop,
    light: noop,
    cover: noop,
    showWalk: noop,
    zoomToDraw: vi.fn(),
    showProblem: vi.fn(),
    ...view,
  }
}
