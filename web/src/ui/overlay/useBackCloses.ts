import { useEffect, useEffectEvent } from 'react'

/** The layer that closed just now: what opens in its stead, as a dialog from a menu, takes its place in the history. */
let leaving: string | undefined

/**
 * While `open`, the browser's Back closes this instead of leaving the page. A history entry stands for the open layer; it
 * is taken away again when the layer closes in another way, unless a link has been followed meanwhile.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!open) return
    const layer = crypto.randomUUID()
    const state: Record<string, unknown> = { ...window.history.state }
    const index = Number(state.__TSR_index ?? 0)
    if (leaving !== undefined && state.layer === leaving) window.history.replaceState({ ...state, layer }, '')
    else window.history.pushState({ ...state, __TSR_index: index + 1, layer }, '')
    leaving = undefined
    const onPop = () => {
      if (window.history.state?.layer !== layer) close()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      leaving = layer
      queueMicrotask(() => {
        if (leaving === layer) leaving = undefined
        if (window.history.state?.layer === layer) window.history.back()
      })
    }
  }, [open])
}
