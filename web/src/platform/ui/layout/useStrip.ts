import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scrollerOf } from '../form/goOn.ts'

const TYPED = "textarea, input:not([type='radio'], [type='checkbox'], [type='file'])"
/** Milliseconds from leaving a field until the strip is back, unless the form leads on before. */
const BACK_MS = 600

/**
 * Takes the strip of map above the questions away while something is typed. It comes back where the form leads to a heading, of another question or
 * step, and else a moment after the field was left: what is on screen stays where it is, so that no answer moves from under the finger that
 * presses it.
 * @returns its state, `steady` where it came back at once, and the handlers of what lies below it
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
