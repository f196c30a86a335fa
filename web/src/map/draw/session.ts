import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Circle } from '../operations/circle.ts'
import type { Draft } from '../operations/operations.ts'
import { type Counters, countEdit, countersOf, type DrawAnalytics, type DrawTool } from './analytics.ts'
import { type Model, startModel } from './model.ts'
import { type DrawState, type Input, stateOf, type Way } from './state.ts'

/** A walk as the map shows it: the line so far, and the walker's position `at`, accurate to `accuracy` metres. */
export interface WalkedLine {
  line: readonly Position[]
  at: Position | null
  accuracy: number
}

/** The state of the view: everything about a drawing that is not saved in its draft. */
export interface View {
  input: Input
  /** The position of the next vertex: under the pointer, or at the crosshair in the middle of the map. */
  aim: 'pointer' | 'centre'
  /** True from a touch on the map until the map is moved by hand. While true, the crosshair is hidden. */
  direct: boolean
  /** Pixels that the bar of a phone's screen covers at the lower edge of the map. */
  covered: number
  zoom: number
  /** True if the map is zoomed out too far to place a vertex. */
  tooFar: boolean
  tool: Way
  /** A circle that is not yet confirmed as a ring. */
  circle: Circle | null
  walk: WalkedLine | null
  /** True if vertices snap to borders near them. */
  snap: boolean
  /** True while the worker computes a shape. */
  busy: boolean
  offered: Offered | null
  lit: LitShape | null
}

/** Borders that the person can take over: the selected one, and the others. */
export interface Offered {
  chosen: AreaShape
  others: readonly AreaShape[]
}

/** The highlighted wood, lake or other surface, whose border can be taken over: its land, and its edges. */
export interface LitShape {
  shape: AreaShape
  lines: readonly (readonly Position[])[]
}

export interface Snapshot {
  model: Model
  state: DrawState
  view: View
  counters: Counters
  /** Counts placed vertices, so that the crosshair can animate and the phone vibrate for each. */
  drops: number
}

/** The state of a drawing, outside of any React component, shared by map, keyboard and screens. */
export interface DrawSession extends Pick<ReadonlyAtom<Snapshot>, 'get' | 'subscribe'> {
  /** Changes the model. An edit of the draft is also counted in the analytics, as made with `tool`; by default the current tool. */
  update(change: (model: Model) => Model, tool?: DrawTool): void
  look(view: Partial<View>): void
}

export interface SessionStart {
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** The analytics of the drawing from before a reload, whose counts continue. */
  before?: DrawAnalytics | null | undefined
  snap?: boolean | undefined
}

export function createSession(draft: Draft, { onChange, before, snap = true }: SessionStart): DrawSession {
  const model = startModel(draft)
  const snapshot = createAtom<Snapshot>({
    model,
    state: stateOf(model),
    view: {
      input: 'mouse',
      aim: 'centre',
      direct: false,
      covered: 0,
      zoom: 0,
      tooFar: false,
      tool: 'dots',
      circle: null,
      walk: null,
      snap,
      busy: false,
      offered: null,
      lit: null,
    },
    counters: countersOf(before),
    drops: 0,
  })
  return {
    get: snapshot.get,
    subscribe: snapshot.subscribe,
    update(change, tool) {
      const current = snapshot.get()
      const before = current.model
      const next = change(before)
      if (next === before) return
      const { input, zoom } = current.view
      const edited = next.history.draft !== before.history.draft
      const dropped = edited && next.history.draft.ring.length > before.history.draft.ring.length
      const undone = next.history.redos.length > before.history.redos.length
      const counted = edited
        ? countEdit(current.counters, input, tool ?? current.view.tool, zoom, Date.now())
        : current.counters
      snapshot.set({
        ...current,
        model: next,
        state: stateOf(next),
        counters: { ...counted, undos: counted.undos + (undone ? 1 : 0) },
        drops: current.drops + (dropped ? 1 : 0),
      })
      if (edited) onChange(next.history.draft)
    },
    look(view) {
      const current = snapshot.get()
      const before = current.view
      const next = { ...before, ...view }
      const same = (Object.keys(next) as (keyof View)[]).every((key) => next[key] === before[key])
      if (!same) snapshot.set({ ...current, view: next })
    },
  }
}
