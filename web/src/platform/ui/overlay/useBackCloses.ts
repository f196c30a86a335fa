import { useEffect, useEffectEvent } from 'react'

/** The layer just closed. A layer opened right after it, such as a dialog from a menu, reuses its history entry. */
let leaving: string | undefined

/**
 * Makes the browser's Back close an `open` layer instead of leaving the page. The open layer has a history entry, which
 * is removed when the layer closes in another way, unless a link was followed meanwhile.
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
