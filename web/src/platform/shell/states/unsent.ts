import { createAtom, useSelector } from '@tanstack/react-store'

interface Unsent {
  /** Names of the things that wait to be sent. */
  waiting: ReadonlySet<string>
  /** The number of times that the queue became empty. */
  emptied: number
}

const NONE: Unsent = { waiting: new Set(), emptied: 0 }
const unsent = createAtom(NONE)

/** Notes that something could not be sent and waits on this device. */
export function addUnsent(name: string): void {
  unsent.set((now) => (now.waiting.has(name) ? now : { ...now, waiting: new Set([...now.waiting, name]) }))
}

/** Notes that what waited under this name was sent, or else that it was given up. */
export function takeUnsent(name: string, outcome: 'sent' | 'dropped'): void {
  unsent.set((now) => {
    if (!now.waiting.has(name)) return now
    const waiting = new Set(now.waiting)
    waiting.delete(name)
    return { waiting, emptied: now.emptied + (outcome === 'sent' && waiting.size === 0 ? 1 : 0) }
  })
}

export const getUnsent = (): Unsent => unsent.get()
/** Returns the number of times that the queue became empty; renders again with each. */
export const useEmptied = (): number => useSelector(unsent, ({ emptied }) => emptied)
