import { type Dated, newestFirst } from '../../platform/api/cache.ts'

interface Ordered extends Dated {
  onTop?: string | null
}

/** Compares discussions in the order of their list: first those kept on top (the one put there last comes first), then the newest. */
export const onTopFirst = (a: Ordered, b: Ordered): number => {
  const [one, other] = [a.onTop ?? '', b.onTop ?? '']
  if (one !== other) return one > other ? -1 : 1
  return newestFirst(a, b)
}

/** Sorts discussions read in pages and removes duplicates: some may have been put on top, or taken off, between two reads. */
export const arranged = <T extends Ordered>(threads: readonly T[]): T[] =>
  [...new Map(threads.map((thread) => [thread.id, thread])).values()].toSorted(onTopFirst)
