import { useEffect, useState } from 'react'

/** As long as a pause in typing. */
const PAUSE_MS = 400

/** A value once it has not changed for a moment: what is typed is not asked about letter by letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const wanted = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wanted) as T), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled
}
