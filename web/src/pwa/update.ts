import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'

/** How often the progress of an update moves, by at most how much, and how long its end is shown. */
export const STEP_MS = 250
export const STEP_MAX = 21
export const RELOAD_MS = 500

/** `held`: a new version waits, because somebody is typing. */
export type UpdateState = { phase: 'none' | 'held' | 'done' } | { phase: 'progress'; percent: number }

interface World {
  /** From 0 up to 1. */
  random: () => number
  anyDirty: () => boolean
  /** Puts drafts aside, then changes to the new version. */
  reload: () => void
}

/** Tells how an update of the app goes on, and waits for those who are typing. */
export interface Update {
  state: ReadonlyAtom<UpdateState>
  /** New content has been installed. */
  available: () => void
  /** The person wants it now. */
  accept: () => void
  /** Another page is shown: what held the update may be gone. */
  navigated: () => void
}

export function createUpdate({ random, anyDirty, reload }: World): Update {
  const state = createAtom<UpdateState>({ phase: 'none' })
  const phase = () => state.get().phase

  const start = () => {
    state.set({ phase: 'progress', percent: 0 })
    const timer = setInterval(() => {
      const now = state.get()
      const percent = (now.phase === 'progress' ? now.percent : 0) + Math.ceil(random() * STEP_MAX)
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
