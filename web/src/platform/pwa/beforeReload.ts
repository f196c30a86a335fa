import { useEffect, useEffectEvent } from 'react'

/** A form that a reload may interrupt. */
export interface Keeper {
  isDirty: () => boolean
  /** Saves the unsaved text. Synchronous, since a page that unloads does not wait. */
  flush: () => void
}

const keepers = new Set<Keeper>()

/** Registers a form until the returned function is called. */
export function beforeReload(keeper: Keeper): () => void {
  keepers.add(keeper)
  return () => keepers.delete(keeper)
}

export const anyDirty = (): boolean => [...keepers].some((keeper) => keeper.isDirty())

/** Saves all registered forms. A form that fails to save does not stop the others. */
export function flushDrafts(onError: (error: unknown) => void): void {
  for (const keeper of keepers) {
    try {
      keeper.flush()
    } catch (error) {
      onError(error)
    }
  }
}

/** Saves this form before the app is updated, and when a page fails or the tab is closed. */
export function useBeforeReload(dirty: boolean, flush: () => void): void {
  const isDirty = useEffectEvent(() => dirty)
  const putAside = useEffectEvent(flush)
  useEffect(() => beforeReload({ isDirty: () => isDirty(), flush: () => putAside() }), [])
}
