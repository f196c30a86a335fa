import { useSyncExternalStore } from 'react'

/** Tiles are at most this old: after it a change is in them, and need not be laid over them. */
export const TILES_LAG_MS = 90_000

export interface Change<V> {
  id: string
  version: number
  /** Null: gone, or no longer ours to see. */
  view: V | null
}
export type Changes<V> = ReadonlyMap<string, Change<V>>

/** What changed since the tiles on screen were made, to be drawn over them; an older change never replaces a newer. */
export function createTileOverlay<V>() {
  let changes: Changes<V> = new Map()
  const listeners = new Set<() => void>()
  const set = (next: Changes<V>) => {
    changes = next
    for (const listener of listeners) listener()
  }
  return {
    hear(change: Change<V>): void {
      const known = changes.get(change.id)
      if (known && known.version > change.version) return
      set(new Map(changes).set(change.id, change))
      setTimeout(() => {
        if (changes.get(change.id) !== change) return
        const rest = new Map(changes)
        rest.delete(change.id)
        set(rest)
      }, TILES_LAG_MS)
    },
    get: () => changes,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The changes as they are, renewed with each. */
export const useOverlaid = <V>({
  subscribe,
  get,
}: Pick<ReturnType<typeof createTileOverlay<V>>, 'subscribe' | 'get'>): Changes<V> =>
  useSyncExternalStore(subscribe, get)
