/** Milliseconds from an answer to the next question: time to see what was chosen. */
const PAUSE_MS = 300
const SLIDE_MS = 240
/** Pixels between the upper edge and the question that one is led to. */
const ABOVE = 16

let pause: ReturnType<typeof setTimeout> | undefined

/** Tells whether an answer was given a moment ago and the next question is about to be shown. */
export const isGoingOn = (): boolean => pause !== undefined

/**
 * Leads from an answered question to the next in the form, after a pause in which another answer may be given. Who has gone elsewhere
 * meanwhile stays there.
 */
export function goOnFrom(answered: Element): void {
  clearTimeout(pause)
  pause = setTimeout(() => {
    pause = undefined
    const next = questionAfter(answered)
    if (next && answered.isConnected && isHere(answered)) showQuestion(next)
  }, PAUSE_MS)
}

/** The question after the one that an element belongs to; none after the last. */
export function questionAfter(answered: Element): HTMLElement | undefined {
  const questions = Array.from(answered.closest('form')?.querySelectorAll<HTMLElement>('[data-question]') ?? [])
  return questions.find((one) => answered.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Slides a question to the upper edge of what scrolls, and puts the focus on its heading. */
export function showQuestion(question: HTMLElement): void {
  slideTo(question)
  question.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** Safari leaves the focus on the page when a radio button is pressed. */
const isHere = (answered: Element) =>
  document.activeElement === document.body || answered.contains(document.activeElement)

function slideTo(element: HTMLElement): void {
  const pane = scrollerOf(element)
  const from = pane.scrollTop
  const edge = pane === document.scrollingElement ? 0 : pane.getBoundingClientRect().top
  const way = Math.min(element.getBoundingClientRect().top - edge - ABOVE, pane.scrollHeight - pane.clientHeight - from)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    pane.scrollTop = from + way
    return
  }
  const begun = performance.now()
  let last = from
  const frame = (now: number) => {
    // The person scrolls meanwhile.
    if (Math.abs(pane.scrollTop - last) > 2) return
    const part = Math.min(1, Math.max(0, (now - begun) / SLIDE_MS))
    pane.scrollTop = from + way * (1 - (1 - part) ** 3)
    last = pane.scrollTop
    if (part < 1) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return document.scrollingElement ?? document.documentElement
}
