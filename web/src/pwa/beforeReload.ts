import { useEffect, useEffectEvent } from 'react'

/** A form, to the reload that might come: whether it holds unsaved words, and how it puts them aside. */
export interface Keeper {
  isDirty: () => boolean
  /** Writes what is typed to where drafts are kept. Synchronous: a page that is leaving waits for nobody. */
  flush: () => void
}

const keepers = new Set<Keeper>()

/** Registers a form until the returned function is called. */
export function beforeReload(keeper: Keeper): () => void {
  keepers.add(keeper)
  return () => keepers.delete(keeper)
}

export const anyDirty = (): boolean => [...keepers].some((keeper) => keeper.isDirty())

/** Lets every form put its words aside. One that fails does not take the others with it. */
export function flushDrafts(onError: (error: unknown) => void): void {
  for (const keeper of keepers) {
    try {
      keeper.flush()
    } catch (error) {
      onError(error)
    }
  }
}

/** Keeps this form's words over an update of the app, a failing page, and a closed tab. */
export function useBeforeReload(dirty: boolean, flush: () => void): void {
  const isDirty = useEffectEvent(() => dirty)
  const putAside = useEffectEvent(flush)
  useEffect(() => beforeReload({ isDirty: () => isDirty(), flush: () => putAside() }), [])
}
