import { useSyncExternalStore } from 'react'

/** As long as it takes to read one line twice. */
export const TOAST_MS = 6000

export interface Toast {
  id: number
  text: string
  /** With an action, such as Undo, the toast stays until it is closed or used. */
  action?: { label: string; onPress: () => void }
}

let stack: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  stack = next
  for (const listener of listeners) listener()
}

/** Shows one toast over what is there. One that held an action comes back once the newer one has gone. */
export function showToast(text: string, action?: Toast['action']): number {
  const id = nextId++
  set([...stack.filter((toast) => toast.action), { id, text, action }])
  if (!action) setTimeout(() => closeToast(id), TOAST_MS)
  return id
}

export function closeToast(id: number): void {
  set(stack.filter((toast) => toast.id !== id))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast to show now, if any. */
export const topToast = (): Toast | undefined => stack.at(-1)
export const useTopToast = (): Toast | undefined => useSyncExternalStore(subscribe, topToast)
