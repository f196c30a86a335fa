import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export const MAIN_ID = 'main'

/** After navigation: scrolls to the top and focuses the page's heading. Returns the current path. */
export function useArrival(): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' })
  const hash = useRouterState({ select: (state) => state.resolvedLocation?.hash ?? '' })
  const before = useRef('')

  useEffect(() => {
    const first = before.current === ''
    before.current = path
    // Nothing is done on the first page: the browser restores the scroll position there.
    if (first || !path) return
    if (!hash) window.scrollTo(0, 0)
    const main = document.getElementById(MAIN_ID)
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    target?.focus({ preventScroll: true })
  }, [path, hash])

  return path
}
