/** A page of a list: the caller passes `next` as `cursor` to get the following page; null at the end of the list. */
export interface Page<T> {
  items: T[]
  next: string | null
}

/**
 * A page of a list that can be continued in both directions: the caller passes `previous` as `cursor` with the `direction` before, or
 * `next` with after. Each is null where the list ends. The items are in the list's order.
 */
export interface TwoWayPage<T> {
  items: T[]
  previous: string | null
  next: string | null
}

/** The number of rows of a page: by default 50, which fills a screen twice, and at most 200. */
export const PAGE_SIZE = 50
export const PAGE_MAX = 200
