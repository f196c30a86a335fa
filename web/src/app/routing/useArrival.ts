import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export const MAIN_ID = 'main'

/** On arriving at another page: scrolled to the top, with the focus on its heading. Answers where one is. */
export function useArrival(): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' })
  const hash = useRouterState({ select: (state) => state.resolvedLocation?.hash ?? '' })
  const before = useRef('')

  useEffect(() => {
    const first = before.current === ''
    before.current = path
    // On the first page the browser's own place is right: the reader begins at the top.
    if (first || !path) return
    if (!hash) window.scrollTo(0, 0)
    const main = document.getElementById(MAIN_ID)
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    target?.focus({ preventScroll: true })
  }, [path, hash])

  return path
}
