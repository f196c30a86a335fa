import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

const listeners = new Set<() => void>()
let currentTime = Date.now()
let ticking: ReturnType<typeof setInterval> | undefined

function tick() {
  currentTime = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    currentTime = Date.now()
    ticking = setInterval(tick, MINUTE)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(ticking)
  }
}

/** The current time in milliseconds, updated each minute while a component uses it: one timer for the whole app. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => currentTime)
