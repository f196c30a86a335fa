import { useEffect, useState } from 'react'

/** As long as a pause in typing. */
const PAUSE_MS = 400

/** A value once it has not changed for so many milliseconds: what is typed is not asked about letter by letter. */
export function useSettled<T>(value: T, pause = PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  const wanted = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wanted) as T), pause)
    return () => clearTimeout(timer)
  }, [wanted, pause])
  return settled
}
