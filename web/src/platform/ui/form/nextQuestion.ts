/** Milliseconds from an answer to the next question: time to see what was chosen. */
const PAUSE_MS = 300
const SLIDE_MS = 240
/** Pixels from the top of the scrolling pane to the question that the form moves on to. */
const ABOVE = 16

/** The pause before the next question; aborted when the question is shown, or when the person goes elsewhere. */
let pause: AbortController | undefined

/** Tells whether an answer was given a moment ago and the next question is about to be shown. */
export const isGoingOn = (): boolean => pause?.signal.aborted === false

/**
 * Moves on from an answered question to the next in the form, after a pause in which another answer may be given. A person who has gone
 * elsewhere meanwhile stays there, and nothing slides away from under a finger that presses.
 */
export function goOnFrom(answered: Element): void {
  pause?.abort()
  const current = (pause = new AbortController())
  const { signal } = current
  let timer: ReturnType<typeof setTimeout> | undefined
  const lead = () => {
    current.abort()
    const next = questionAfter(answered)
    if (next && answered.isConnected && isHere(answered)) showQuestion(next)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(lead, PAUSE_MS)
  }
  const onPress = ({ target }: Event) => {
    clearTimeout(timer)
    if (!answered.contains(target as Node)) current.abort()
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  const options = { capture: true, signal }
  document.addEventListener('pointerdown', onPress, options)
  document.addEventListener('pointerup', wait, options)
  // The finger scrolls instead of pressing.
  document.addEventListener('pointercancel', () => current.abort(), options)
  wait()
}

/** The question after the one that an element belongs to; undefined after the last question. */
export function questionAfter(answered: Element): HTMLElement | undefined {
  const questions = Array.from(answered.closest('form')?.querySelectorAll<HTMLElement>('[data-question]') ?? [])
  return questions.find((one) => answered.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Slides a question to the upper edge of the scrolling element, and puts the focus on its heading. */
export function showQuestion(question: HTMLElement): void {
  slideTo(question)
  question.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** Tells whether the focus is still at the answer, or on the page, where Safari leaves it when a radio button is pressed. */
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
  const slide = new AbortController()
  document.addEventListener('pointerdown', () => slide.abort(), { capture: true, signal: slide.signal })
  let last = from
  const frame = (now: number) => {
    // The person presses or scrolls meanwhile.
    if (slide.signal.aborted || Math.abs(pane.scrollTop - last) > 2) return slide.abort()
    const part = Math.min(1, Math.max(0, (now - begun) / SLIDE_MS))
    pane.scrollTop = from + way * (1 - (1 - part) ** 3)
    last = pane.scrollTop
    if (part < 1) requestAnimationFrame(frame)
    else slide.abort()
  }
  requestAnimationFrame(frame)
}

/** Returns the scrolling element around an element; the page if there is none. */
export function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return document.scrollingElement ?? document.documentElement
}
