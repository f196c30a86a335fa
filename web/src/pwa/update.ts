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
  get: () => UpdateState
  subscribe: (listener: () => void) => () => void
  /** New content has been installed. */
  available: () => void
  /** The person wants it now. */
  accept: () => void
  /** Another page is shown: what held the update may be gone. */
  navigated: () => void
}

export function createUpdate({ random, anyDirty, reload }: World): Update {
  let state: UpdateState = { phase: 'none' }
  const listeners = new Set<() => void>()
  const set = (next: UpdateState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const start = () => {
    set({ phase: 'progress', percent: 0 })
    const timer = setInterval(() => {
      const percent = (state.phase === 'progress' ? state.percent : 0) + Math.ceil(random() * STEP_MAX)
      if (percent < 100) return set({ phase: 'progress', percent })
      clearInterval(timer)
      set({ phase: 'done' })
      setTimeout(reload, RELOAD_MS)
    }, STEP_MS)
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    available: () => {
      if (state.phase !== 'none') return
      if (anyDirty()) set({ phase: 'held' })
      else start()
    },
    accept: () => {
      if (state.phase === 'held') start()
    },
    navigated: () => {
      if (state.phase === 'held' && !anyDirty()) start()
    },
  }
}
