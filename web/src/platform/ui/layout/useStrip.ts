import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scrollerOf } from '../form/goOn.ts'

const TYPED = "textarea, input:not([type='radio'], [type='checkbox'], [type='file'])"
/** Milliseconds from leaving a field until the strip is back, unless the form leads on before. */
const BACK_MS = 600

/**
 * Takes the strip of map above the questions of a step away while something is typed. It comes back where the form leads to another question, which
 * slides then anyway, and else a moment after the field was left: what is on screen stays where it is, so that no answer moves from under the
 * finger that presses it.
 * @param step the step with a strip; undefined without one
 */
export function useStrip(step: string | undefined) {
  const [{ awayIn, isSteady }, set] = useState<{ awayIn?: string | undefined; isSteady: boolean }>({ isSteady: false })
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])

  const comeBack = (field: Element) => {
    const pane = scrollerOf(field)
    const before = pane.getBoundingClientRect().top
    flushSync(() => set({ isSteady: true }))
    pane.scrollTop += pane.getBoundingClientRect().top - before
  }
  return {
    isAway: step !== undefined && step === awayIn,
    /** True while the strip comes back at once. */
    isSteady,
    onFocus({ target }: FocusEvent) {
      const isTyped = target.matches(TYPED)
      if (!isTyped && !target.matches('[tabindex="-1"]')) return
      clearTimeout(back.current)
      set({ awayIn: isTyped ? step : undefined, isSteady: false })
    },
    onBlur({ target }: FocusEvent) {
      if (!target.matches(TYPED)) return
      clearTimeout(back.current)
      back.current = setTimeout(() => comeBack(target), BACK_MS)
    },
  }
}
