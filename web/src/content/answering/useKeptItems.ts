import { ANSWERABLE_MAX, type Answerable } from '@fieldfare/shared/waiting.ts'
import { useState } from 'react'

/** Returns the items of the first render followed by those that came later, as long as the page is open: answered items keep their position. */
export function useKeptItems(items: readonly Answerable[]): readonly Answerable[] {
  const [kept, setKept] = useState(items)
  const fresh = items.filter(({ id }) => !kept.some((one) => one.id === id))
  if (fresh.length > 0 && kept.length < ANSWERABLE_MAX) {
    const all = [...kept, ...fresh].slice(0, ANSWERABLE_MAX)
    setKept(all)
    return all
  }
  return kept
}
