import { type PointerEvent, useRef } from 'react'

/** A movement below this, in CSS pixels, is a press with a trembling finger. */
const TREMBLE = 8
/** The least length of a swipe, in CSS pixels. */
const MEANT = 80

/**
 * Handlers of an element that a swipe to either side removes: `onSwiped` is called when the finger is lifted far enough away, and a
 * shorter swipe moves the element back. A press on a button inside stays a press. The element needs the style `touch-action: pan-y`.
 */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<number>(null)
  const moved = ({ clientX }: PointerEvent) => (from.current === null ? 0 : clientX - from.current)
  const show = ({ style }: HTMLElement, by: number) => {
    style.translate = `${by}px`
    style.opacity = String(Math.max(1 - Math.abs(by) / 300, 0.2))
  }
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null
    currentTarget.removeAttribute('style')
  }
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: PointerEvent<HTMLElement>) => {
      // A drag by mouse selects the text.
      if (isPrimary && pointerType !== 'mouse') from.current = clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const by = moved(event)
      if (Math.abs(by) < TREMBLE) return
      // The movement is a swipe from here on: the button below the finger must not be pressed.
      event.currentTarget.setPointerCapture(event.pointerId)
      show(event.currentTarget, by)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const far = Math.abs(moved(event)) >= MEANT
      letGo(event)
      if (far) onSwiped()
    },
    onPointerCancel: letGo,
  }
}
