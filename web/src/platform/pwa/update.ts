import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'

/** Milliseconds between the steps of an update's progress, the largest step in percent, and milliseconds from the last step to the reload. */
export const STEP_MS = 250
export const STEP_MAX = 21
export const RELOAD_MS = 500

/** `held`: a new version waits, because a form has unsaved text. */
export type UpdateState = { phase: 'none' | 'held' | 'done' } | { phase: 'progress'; percent: number }

interface World {
  /** Returns a random number from 0 to 1, exclusive. */
  random: () => number
  anyDirty: () => boolean
  /** Saves unsaved forms, then reloads with the new version. */
  reload: () => void
}

/** The state of an app update, which waits for unsaved forms. */
export interface Update {
  state: ReadonlyAtom<UpdateState>
  /** Called when a new version has been installed. */
  available: () => void
  /** Called when the user does not want to wait. */
  accept: () => void
  /** Called after navigation: the unsaved form may be gone. */
  navigated: () => void
}

export function createUpdate({ random, anyDirty, reload }: World): Update {
  const state = createAtom<UpdateState>({ phase: 'none' })
  const phase = () => state.get().phase

  const start = () => {
    state.set({ phase: 'progress', percent: 0 })
    const timer = setInterval(() => {
      const current = state.get()
      const percent = (current.phase === 'progress' ? current.percent : 0) + Math.ceil(random() * STEP_MAX)
      if (percent < 100) return state.set({ phase: 'progress', percent })
      clearInterval(timer)
      state.set({ phase: 'done' })
      setTimeout(reload, RELOAD_MS)
    }, STEP_MS)
  }

  return {
    state,
    available: () => {
      if (phase() !== 'none') return
      if (anyDirty()) state.set({ phase: 'held' })
      else start()
    },
    accept: () => {
      if (phase() === 'held') start()
    },
    navigated: () => {
      if (phase() === 'held' && !anyDirty()) start()
    },
  }
}
