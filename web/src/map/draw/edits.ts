import { type AreaShape, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { startFromBorder, type BorderFacts } from '../operations/borderOrigin.ts'
import { boundedRadius, circleRing } from '../operations/circle.ts'
import { withoutLoops } from '../operations/loops.ts'
import { cornersOf, type Draft, type Goal, RING_MIN } from '../operations/operations.ts'
import { fromGeometry, toGeometry } from '../operations/shape.ts'
import { askShapes } from '../shapes/askShapes.ts'
import type { ShapeAnswer, ShapeJob } from '../shapes/shapeJobs.ts'
import type { DrawTool } from './analytics.ts'
import {
  begin,
  clear,
  close,
  endGoal,
  put,
  redo,
  type Refusal,
  refuse,
  remove,
  removeRing,
  select,
  take,
  undo,
} from './model.ts'
import { findClosingProblem } from './problems.ts'
import type { DrawSession, LitShape, Offered, WalkedLine } from './session.ts'
import { keepSnap } from './snapping.ts'
import type { Way } from './state.ts'

/** Computes the result of a shape job (add, cut, split …); never rejects. */
export type AskShapes = (job: ShapeJob) => Promise<ShapeAnswer>

export type Edits = ReturnType<typeof createEdits>

/** Makes the drawing commands that need no map. */
export function createEdits({ update, get, look }: DrawSession, ask: AskShapes = askShapes) {
  /** Lets the worker compute a shape, and replaces the drawing by that shape, unless the drawing was edited before the result came. */
  const compute = async (job: ShapeJob, tool?: DrawTool, border?: BorderFacts) => {
    const sentDraft = get().model.history.draft
    look({ busy: true })
    const answer = await ask(job)
    look({ busy: false })
    const show = 'refused' in answer ? null : fromGeometry(answer.shape)
    const note: Refusal | null = 'refused' in answer ? answer.refused : answer.simplified ? 'simplified' : null
    update((model) => {
      if (model.history.draft !== sentDraft) return model
      if (!show) return refuse(model, note ?? 'failed')
      return put(model, border ? startFromBorder(show, border) : { ...show, begun: sentDraft.begun }, note)
    }, tool)
  }

  const finishGoal = (draft: Draft, goal: Goal) => {
    const shape = toGeometry(draft)
    if (get().view.busy || !shape) return
    const { ring } = draft
    if (goal === 'split' && ring.length < 2) return update((model) => refuse(model, 'noSplit'))
    if (goal !== 'split' && ring.length < RING_MIN) return update((model) => refuse(model, 'few'))
    const problem = findClosingProblem(draft)
    if (problem) return update((model) => refuse(model, problem))
    void compute(goal === 'split' ? { kind: goal, shape, line: ring } : { kind: goal, shape, ring })
  }

  /** Closes the shape, or sets the refusal that says why not. A line that adds to, cuts or splits a shape is applied to that shape instead. */
  const finish = () => {
    if (get().view.circle) return finishCircle()
    const { draft } = get().model.history
    if (draft.goal && !draft.closed) finishGoal(draft, draft.goal)
    else update(close)
  }

  /** Replaces the current line by a whole ring, and closes the ring. */
  const finishRing = (ring: readonly Position[], tool?: DrawTool, note: Refusal | null = null) => {
    const { draft } = get().model.history
    const next = { ...draft, ring, closed: false }
    if (cornersOf(next) > VERTICES_MAX) return update((model) => refuse(model, 'full'))
    const closes = !draft.goal && ring.length >= RING_MIN && !findClosingProblem(next)
    update((model) => put(model, { ...next, closed: closes }, note), tool)
    if (!closes) finish()
  }

  const finishCircle = () => {
    const { circle } = get().view
    if (!circle) return
    look({ circle: null })
    finishRing(circleRing(circle), 'circle')
  }

  return {
    close: finish,
    finishRing,
    undo: () => (get().view.circle ? look({ circle: null }) : update(undo)),
    redo: () => update(redo),
    clear() {
      look({ circle: null })
      update(clear)
    },
    select: (index: number | null) => update((model) => select(model, index)),
    deleteSelected() {
      const { selected } = get().state
      if (selected !== null) update((model) => remove(model, selected))
    },
    deleteRing: () => update(removeRing),
    takeRing: (index: number) => update((model) => take(model, index)),
    beginGoal(goal: Goal) {
      // A circle cannot split a shape.
      if (goal === 'split' && get().view.tool === 'circle') look({ tool: 'dots' })
      update((model) => begin(model, goal))
    },
    endGoal() {
      look({ circle: null })
      update(endGoal)
    },
    /** Joins the parts of the shape that lie close to each other. */
    merge() {
      const { draft } = get().model.history
      const shape = draft.closed ? toGeometry(draft) : null
      if (shape && !get().view.busy) void compute({ kind: 'merge', shape })
    },
    /** Removes the corners that change the shape least, until at most `max` corners are left. */
    simplify(max: number) {
      const { draft } = get().model.history
      const shape = draft.closed ? toGeometry(draft) : null
      if (shape && !get().view.busy) void compute({ kind: 'fit', shape, max })
    },
    /**
     * Replaces the drawing by a whole border, in one step; a border with too many vertices is simplified.
     * @param asked the draft at the time the border was requested: if it was edited since, nothing is replaced
     */
    async takeBorder(shape: AreaShape, border: BorderFacts, asked?: Draft): Promise<void> {
      if (asked && get().model.history.draft !== asked) return
      await compute({ kind: 'fit', shape }, 'border', border)
    },
    /** Shows borders on the map that the person can take over; null hides them. */
    offer: (offered: Offered | null) => look({ offered }),
    /** Sets how many pixels the bar covers at the map's lower edge. */
    cover: (covered: number) => look({ covered }),
    /** Highlights a wood, lake or other surface on the map; null for none. */
    light: (lit: LitShape | null) => look({ lit }),
    /** Shows the line of a walk on the map; null hides it. */
    showWalk: (walk: WalkedLine | null) => look({ walk }),
    setTool: (tool: Way) => look({ tool, circle: null, direct: false }),
    /** Turns snapping on or off, and remembers the choice on the device. */
    setSnap(snap: boolean) {
      keepSnap(snap)
      look({ snap })
    },
    /** Sets the refusal that nothing is drawn yet. */
    refuseNothing: () => update((model) => refuse(model, 'nothing')),
    /** Sets the refusal that the border cannot be fetched now. */
    refuseBorder: () => update((model) => refuse(model, 'noBorder')),
    /** Sets the refusal that the walk is too short to make a shape. */
    refuseWalk: () => update((model) => refuse(model, 'fewWalk')),
    /** Sets the radius of the circle in metres, limited to the allowed range. */
    setRadius(metres: number) {
      const { circle } = get().view
      if (circle && Number.isFinite(metres)) look({ circle: { ...circle, radius: boundedRadius(metres) } })
    },
    /** Adds a freehand stroke to the line, without the small loops of an unsteady hand; `closes` also closes the line. */
    addStroke(stroke: readonly Position[], closes: boolean) {
      const { draft } = get().model.history
      if (draft.closed || stroke.length < 2) return
      const line = [...draft.ring, ...stroke]
      if (closes && draft.goal !== 'split') return finishRing(withoutLoops(line, true))
      const next = { ...draft, ring: withoutLoops(line, false) }
      update((model) => (cornersOf(next) > VERTICES_MAX ? refuse(model, 'full') : put(model, next)))
    },
  }
}
