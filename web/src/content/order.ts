interface Placed {
  id: string
  createdAt: string
}

/** As lists of threads are sorted; of two in the same millisecond the ids decide, as on the server. */
export const newestFirst = (a: Placed, b: Placed): number => oldestFirst(b, a)

/** As the comments of a thread are sorted. */
export const oldestFirst = (a: Placed, b: Placed): number => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
