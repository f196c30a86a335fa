import { type RefObject, useEffect } from 'react'
import { focusFirstError } from './focusFirstError.ts'

/** Treats each step as a page of its own: puts the focus on its first invalid field, or else on its heading. */
export function useStepFocus(frame: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const title = frame.current?.querySelector<HTMLElement>('h1')
    title?.parentElement?.scrollTo({ top: 0 })
    if (frame.current?.querySelector('[aria-invalid="true"]')) focusFirstError(frame.current)
    else title?.focus({ preventScroll: true })
  }, [frame, step])
}
