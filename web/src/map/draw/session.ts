import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { Draft } from '../operations/operations.ts'
import type { Around } from '../operations/shape.ts'
import { type Figures, noFigures, noteEdit } from './analytics.ts'
import { type Model, startModel } from './model.ts'
import { type DrawState, type Input, stateOf } from './state.ts'

/** How one looks at the drawing: nothing of it is kept. */
export interface View {
  input: Input
  /** Where the next dot lands: under the mouse, or at the cross in the middle of the map. */
  aim: 'pointer' | 'centre'
  zoom: number
  /** Too far out to place anything well. */
  tooFar: boolean
}

export interface Snapshot {
  model: Model
  state: DrawState
  view: View
  figures: Figures
  /** Counts dots dropped, so that each can be seen and felt landing. */
  drops: number
}

/** A drawing under way, outside of any component: the map, the keyboard and the screens all work on this one. */
export interface DrawSession extends Pick<ReadonlyAtom<Snapshot>, 'get' | 'subscribe'> {
  /** Changes the model; an edit of the draft counts for the figures. */
  update(change: (model: Model) => Model): void
  look(view: Partial<View>): void
}

/** `onChange` is told each new draft once it stands, never one under the hand. */
export function createSession(draft: Draft, around: Around | undefined, onChange: (draft: Draft) => void): DrawSession {
  const model = startModel(draft)
  const snapshot = createAtom<Snapshot>({
    model,
    state: stateOf(model, around),
    view: { input: 'mouse', aim: 'centre', zoom: 0, tooFar: false },
    figures: noFigures,
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
        figures: edited ? noteEdit(now.figures, input, zoom, Date.now()) : now.figures,
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
