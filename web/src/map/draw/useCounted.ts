import { useEffect, useRef, useState } from 'react'
import { prefersStill } from '../view/fit.ts'

const COUNT_MS = 160
/** Maps the share of the time that has passed to the share of the change that is shown: slower towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Returns a number that counts to each new value in 160 ms. The first value, and every value with reduced motion, is returned at once. */
export function useCounted(value: number | null): number | null {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (value === null || start === null || start === value || prefersStill()) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / COUNT_MS))
      from.current = part < 1 ? start + (value - start) * eased(part) : value
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return value === null ? null : shown
}
