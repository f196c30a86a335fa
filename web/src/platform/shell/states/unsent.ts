import { createAtom, useSelector } from '@tanstack/react-store'

interface Unsent {
  /** Names of the things that wait to be sent. */
  waiting: ReadonlySet<string>
  /** True if anything was sent since the queue was last empty. */
  sent: boolean
  /** The number of times that the queue became empty after something was sent. */
  emptied: number
}

const NONE: Unsent = { waiting: new Set(), sent: false, emptied: 0 }
const unsent = createAtom(NONE)

/** Notes that something could not be sent and waits on this device. */
export function addUnsent(name: string): void {
  unsent.set((now) => (now.waiting.has(name) ? now : { ...now, waiting: new Set([...now.waiting, name]) }))
}

/** Notes the outcome of the waiting thing with this name. A draft is `saved`, not `sent`; a thing given up is `dropped`. */
export function takeUnsent(name: string, outcome: 'sent' | 'saved' | 'dropped'): void {
  unsent.set((now) => {
    if (!now.waiting.has(name)) return now
    const waiting = new Set(now.waiting)
    waiting.delete(name)
    const sent = now.sent || outcome === 'sent'
    if (waiting.size > 0) return { ...now, waiting, sent }
    return { waiting, sent: false, emptied: now.emptied + (sent && outcome !== 'dropped' ? 1 : 0) }
  })
}

export const getUnsent = (): Unsent => unsent.get()
/** Returns the number of times that the queue became empty after something was sent; the component renders again each time. */
export const useEmptied = (): number => useSelector(unsent, ({ emptied }) => emptied)
