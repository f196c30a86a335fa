import { type Dated, newestFirst } from '../../platform/api/cache.ts'

interface Ordered extends Dated {
  onTop?: string | null
}

/** Compares discussions in the order of their list: those that the owner keeps on top, the latest first, then the newest. */
export const onTopFirst = (a: Ordered, b: Ordered): number => {
  const [one, other] = [a.onTop ?? '', b.onTop ?? '']
  if (one !== other) return one > other ? -1 : 1
  return newestFirst(a, b)
}

/** Sorts a list that was read in pages, since discussions may have been put on top or taken off it meanwhile; each once. */
export const arranged = <T extends Ordered>(threads: readonly T[]): T[] =>
  [...new Map(threads.map((thread) => [thread.id, thread])).values()].toSorted(onTopFirst)
