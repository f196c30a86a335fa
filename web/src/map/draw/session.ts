import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { Draft } from '../operations/operations.ts'
import type { Around } from '../operations/shape.ts'
import { type Counters, NO_EDITS, countEdit } from './analytics.ts'
import { type Model, startModel } from './model.ts'
import { type DrawState, type Input, stateOf } from './state.ts'

/** The state of the view, which no draft keeps. */
export interface View {
  input: Input
  /** Where the next vertex is placed: under the mouse, or at the crosshair in the middle of the map. */
  aim: 'pointer' | 'centre'
  zoom: number
  /** The map is zoomed out too far to place a vertex. */
  tooFar: boolean
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
  /** Changes the model. An edit of the draft also counts in the analytics. */
  update(change: (model: Model) => Model): void
  look(view: Partial<View>): void
}

/** Calls `onChange` with each new draft after an edit, not while a vertex is dragged. */
export function createSession(draft: Draft, around: Around | undefined, onChange: (draft: Draft) => void): DrawSession {
  const model = startModel(draft)
  const snapshot = createAtom<Snapshot>({
    model,
    state: stateOf(model, around),
    view: { input: 'mouse', aim: 'centre', zoom: 0, tooFar: false },
    counters: NO_EDITS,
    drops: 0,
  })
  return {
    get: snapshot.get,
    subscribe: snapshot.subscribe,
    update(change) {
      const now = snapshot.get()
      const before = now.model
      const next = change(before)
      if (next === before) return
      const { input, zoom } = now.view
      const edited = next.history.draft !== before.history.draft
      const dropped = edited && next.history.draft.ring.length > before.history.draft.ring.length
      snapshot.set({
        ...now,
        model: next,
        state: stateOf(next, around),
        counters: edited ? countEdit(now.counters, input, zoom, Date.now()) : now.counters,
        drops: now.drops + (dropped ? 1 : 0),
      })
      if (edited) onChange(next.history.draft)
    },
    look(view) {
      const now = snapshot.get()
      const before = now.view
      const next = { ...before, ...view }
      const same = (Object.keys(next) as (keyof View)[]).every((key) => next[key] === before[key])
      if (!same) snapshot.set({ ...now, view: next })
    },
  }
}
