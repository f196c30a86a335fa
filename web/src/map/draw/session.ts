import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Circle } from '../operations/circle.ts'
import type { Draft } from '../operations/operations.ts'
import { type Counters, countEdit, countersOf, type DrawAnalytics, type DrawTool } from './analytics.ts'
import { type Model, startModel } from './model.ts'
import { type DrawState, type Input, stateOf, type Way } from './state.ts'

/** A walk as the map shows it: the line so far, and where the walker is, give or take `accuracy` metres. */
export interface WalkedLine {
  line: readonly Position[]
  at: Position | null
  accuracy: number
}

/** The state of the view, which no draft keeps. */
export interface View {
  input: Input
  /** The place of the next vertex: under the mouse, or at the crosshair in the middle of the map. */
  aim: 'pointer' | 'centre'
  /** True from a press on the map itself until the map is moved by hand: no crosshair is needed. */
  direct: boolean
  /** Pixels that the bar of a phone covers at the lower edge of the map. */
  covered: number
  zoom: number
  /** True if the map is zoomed out too far to place a vertex. */
  tooFar: boolean
  tool: Way
  /** A circle that is not a ring yet. */
  circle: Circle | null
  walk: WalkedLine | null
  /** True if vertices snap to borders near them. */
  snap: boolean
  /** True while a shape is being computed. */
  busy: boolean
  offered: Offered | null
  lit: LitShape | null
}

/** Borders that could be taken over, the one in mind apart. */
export interface Offered {
  chosen: AreaShape
  others: readonly AreaShape[]
}

/** A thing on the map that could be the shape at once: its land, and its edges. */
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

/** The state of a drawing, outside of any component: map, keyboard and screens share it. */
export interface DrawSession extends Pick<ReadonlyAtom<Snapshot>, 'get' | 'subscribe'> {
  /** Changes the model. An edit of the draft also counts in the analytics, as made with `tool` where that is not the one in hand. */
  update(change: (model: Model) => Model, tool?: DrawTool): void
  look(view: Partial<View>): void
}

export interface SessionStart {
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** The counts of the drawing before a reload. */
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
