import { ANSWERABLE_MAX, type Answerable } from '@fieldfare/shared/waiting.ts'
import { useState } from 'react'

/** Returns what was there when the page was opened and what came since, in this order, as long as the page is open: what was answered stays where it was. */
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
