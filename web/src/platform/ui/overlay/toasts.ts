import { createAtom, useSelector } from '@tanstack/react-store'

/** Milliseconds that a toast without an action stays: long enough to read one line twice. */
export const TOAST_MS = 6000

/**
 * Milliseconds for which a new toast survives leaving the page: the action that it reports often leads to the next page, which takes
 * a slow device seconds. A toast without an action stays long enough to be read once; an Undo belongs to the page that is left.
 */
const TAKEN_ALONG_MS = { plain: TOAST_MS / 2, withAction: 500 }

export interface Toast {
  id: number
  /** The time at which it was shown, in milliseconds. */
  at: number
  text: string
  /** An action, such as Undo: with one, the toast stays until it is closed or used. */
  action?: { label: string; onPress: () => void }
}

const stack = createAtom<readonly Toast[]>([])
let nextId = 1

/** Shows a toast in place of the current one. A replaced toast with an action comes back when the new one is gone. */
export function showToast(text: string, action?: Toast['action']): number {
  const id = nextId++
  stack.set((toasts) => [...toasts.filter((toast) => toast.action), { id, at: Date.now(), text, action }])
  if (!action) setTimeout(() => closeToast(id), TOAST_MS)
  return id
}

/** Closes the toasts that were shown before the time `since`, in milliseconds: they are about the page that is left, or were read. */
export function closeToastsOf(since: number): void {
  stack.set((toasts) => toasts.filter(({ at }) => at >= since))
}

export function closeToast(id: number): void {
  stack.set((toasts) => toasts.filter((toast) => toast.id !== id))
}

/** Closes the toasts of a page that is left. A toast shown just now stays on the next page. */
export function endToasts(): void {
  const now = Date.now()
  stack.set((toasts) =>
    toasts.filter(({ at, action }) => now - at <= (action ? TAKEN_ALONG_MS.withAction : TAKEN_ALONG_MS.plain)),
  )
}

/** The toast to show now, if any. */
export const topToast = (): Toast | undefined => stack.get().at(-1)
export const useTopToast = (): Toast | undefined => useSelector(stack, (toasts) => toasts.at(-1))
