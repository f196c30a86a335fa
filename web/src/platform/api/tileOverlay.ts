import { useSyncExternalStore } from 'react'

/** The greatest age of a tile in milliseconds. A change older than this is in all tiles and need not be drawn over them. */
export const TILES_LAG_MS = 90_000

export interface Change<V> {
  id: string
  version: number
  /** The changed item; null when it was deleted or is no longer visible. */
  view: V | null
}
export type Changes<V> = ReadonlyMap<string, Change<V>>

/** Creates a list of the changes since the tiles on screen were made, to be drawn over the tiles. An older change never replaces a newer one. */
export function createTileOverlay<V>() {
  let changes: Changes<V> = new Map()
  const listeners = new Set<() => void>()
  const set = (next: Changes<V>) => {
    changes = next
    for (const listener of listeners) listener()
  }
  return {
    add(change: Change<V>): void {
      const before = changes.get(change.id)
      if (before && before.version > change.version) return
      set(new Map(changes).set(change.id, change))
      setTimeout(() => {
        if (changes.get(change.id) !== change) return
        const remaining = new Map(changes)
        remaining.delete(change.id)
        set(remaining)
      }, TILES_LAG_MS)
    },
    get: () => changes,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the current changes of an overlay; the component renders again with each change. */
export const useOverlaid = <V>({
  subscribe,
  get,
}: Pick<ReturnType<typeof createTileOverlay<V>>, 'subscribe' | 'get'>): Changes<V> =>
  useSyncExternalStore(subscribe, get)
