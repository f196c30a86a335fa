import { useSyncExternalStore } from 'react'

// Holds the id of the content that the reader points at, so that the map of a community and its lists mark the same thing.

let pointed: string | null = null
const listeners = new Set<() => void>()

export function pointAt(id: string | null): void {
  if (id === pointed) return
  pointed = id
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the content that the reader points at, or null. */
export const usePointed = (): string | null => useSyncExternalStore(subscribe, () => pointed)

/** Attributes for an element that shows content: hover or focus points at the content, and the element is marked while it is pointed at. */
export function usePointing(id: string) {
  const lit = useSyncExternalStore(subscribe, () => pointed === id)
  return {
    'data-lit': lit || undefined,
    onMouseEnter: () => pointAt(id),
    onMouseLeave: () => pointAt(null),
    onFocus: () => pointAt(id),
    onBlur: () => pointAt(null),
  }
}
