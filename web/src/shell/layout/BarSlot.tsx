import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

let element: HTMLElement | null = null
const listeners = new Set<() => void>()

/** For the bar: a ref for the place in its middle. */
export function placeBarSlot(next: HTMLElement | null) {
  element = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts a page's own control, such as the search of a map, in the middle of the bar; nowhere when there is no bar. */
export function BarSlot({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(subscribe, () => element)
  return slot ? createPortal(children, slot) : null
}
