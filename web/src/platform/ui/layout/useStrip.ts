import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scrollerOf } from '../form/nextQuestion.ts'

const TYPED = "textarea, input:not([type='radio'], [type='checkbox'], [type='file'])"
/** Milliseconds from leaving a field until the strip is back, unless the form moves on before. */
const BACK_MS = 600

/**
 * Hides the strip of map above the questions while something is typed. The strip comes back when the form moves on to a heading, of another
 * question or step, or else a moment after the field was left. In the latter case the content keeps its position on screen, so that no answer
 * moves away from under the finger that presses it.
 * @returns the state of the strip, `steady` in the latter case, and the handlers of the element below the strip
 */
export function useStrip() {
  const [strip, setStrip] = useState<'there' | 'away' | 'steady'>('there')
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])

  const comeBack = (field: Element) => {
    const pane = scrollerOf(field)
    const before = pane.getBoundingClientRect().top
    flushSync(() => setStrip('steady'))
    pane.scrollTop += pane.getBoundingClientRect().top - before
  }
  return {
    strip,
    onFocus({ target }: FocusEvent) {
      const isTyped = target.matches(TYPED)
      if (!isTyped && !target.matches('[tabindex="-1"]')) return
      clearTimeout(back.current)
      setStrip(isTyped ? 'away' : 'there')
    },
    onBlur({ target }: FocusEvent) {
      if (!target.matches(TYPED)) return
      clearTimeout(back.current)
      back.current = setTimeout(() => comeBack(target), BACK_MS)
    },
  }
}
