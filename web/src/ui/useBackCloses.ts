import { useEffect, useEffectEvent } from 'react'

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
    window.history.pushState({ ...state, __TSR_index: index + 1, layer }, '')
    const onPop = () => {
      if (window.history.state?.layer !== layer) close()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (window.history.state?.layer === layer) window.history.back()
    }
  }, [open])
}
