import { useEffect, useState } from 'react'

/** Milliseconds of a pause in typing. */
const PAUSE_MS = 400

/** Returns a value once it has not changed for some milliseconds, so that a search does not run for every letter. */
export function useSettled<T>(value: T, pause = PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  const json = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(json) as T), pause)
    return () => clearTimeout(timer)
  }, [json, pause])
  return settled
}
