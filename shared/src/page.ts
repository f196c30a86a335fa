/** A page of a list by key: `next` is handed back as `cursor` for what follows; null at the end. */
export interface Page<T> {
  items: T[]
  next: string | null
}

/**
 * A page of a list that is read on at both ends, in the list's own order: `previous` and `next` are handed back as `cursor`,
 * with `direction` before or after; null where the list ends.
 */
export interface TwoWayPage<T> {
  items: T[]
  previous: string | null
  next: string | null
}

/** The number of rows of a page: 50 fills a screen twice; 200 is the most of one answer. */
export const PAGE_SIZE = 50
export const PAGE_MAX = 200
