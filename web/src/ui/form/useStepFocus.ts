import { type RefObject, useEffect } from 'react'
import { focusFirstError } from './focusFirstError.ts'

/**
 * A step is a page of its own to those who hear it, and to the keyboard: each begins at what is wrong on it, or else at
 * its heading.
 */
export function useStepFocus(frame: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    const title = frame.current?.querySelector<HTMLElement>('h1')
    title?.parentElement?.scrollTo({ top: 0 })
    if (frame.current?.querySelector('[aria-invalid="true"]')) focusFirstError(frame.current)
    else title?.focus({ preventScroll: true })
  }, [frame, step])
}
