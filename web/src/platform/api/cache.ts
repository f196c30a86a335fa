// Changes cached query data without a fetch: a write or a live event alters one item in every list.

interface Item {
  id: string
}

/**
 * Cached data with one item changed wherever it occurs: alone, in a page, or in a list of pages.
 * If `change` returns null, lists lose the item. Data without the item is returned unchanged.
 */
export function updateCached<T extends Item>(cached: unknown, id: string, change: (one: T) => T | null): unknown {
  if (!isRecord(cached)) return cached
  if (Array.isArray(cached['pages'])) return mapped(cached, 'pages', (page) => updateCached(page, id, change))
  if (Array.isArray(cached['items'])) return mapped(cached, 'items', (one) => (isItem<T>(one, id) ? change(one) : one))
  return isItem<T>(cached, id) ? (change(cached) ?? cached) : cached
}

/** Cached data with `change` applied to every item. */
export function mapCached<T extends Item>(cached: unknown, change: (one: T) => T): unknown {
  if (!isRecord(cached)) return cached
  if (Array.isArray(cached['pages'])) return mapped(cached, 'pages', (page) => mapCached(page, change))
  if (Array.isArray(cached['items'])) return mapped(cached, 'items', (one) => change(one as T))
  return 'id' in cached ? change(cached as unknown as T) : cached
}

/** The item with this id in cached data; undefined if there is none. */
export function findCached<T extends Item>(cached: unknown, id: string): T | undefined {
  let item: T | undefined
  updateCached<T>(cached, id, (one) => (item = one))
  return item
}

/**
 * Cached pages with a new item at its position; `order` compares two items as the list sorts them. The pages are returned
 * unchanged if they contain the item already, or if its position is beyond the fetched pages.
 */
export function insertCached<T extends Item>(cached: unknown, item: T, order: (a: T, b: T) => number): unknown {
  if (!isRecord(cached) || !Array.isArray(cached['pages']) || findCached(cached, item.id)) return cached
  const pages = cached['pages'] as { items: T[]; next: string | null; previous?: string | null }[]
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return cached
  const at = pages.findIndex(({ items }) => items.some((one) => order(item, one) < 0))
  const beyondEnd = at < 0 && last.next !== null
  const beforeStart = at === 0 && Boolean(first.previous) && first.items.every((one) => order(item, one) < 0)
  if (beyondEnd || beforeStart) return cached
  const place = at < 0 ? pages.length - 1 : at
  return {
    ...cached,
    pages: pages.map((page, i) => (i === place ? { ...page, items: [...page.items, item].toSorted(order) } : page)),
  }
}

export interface Dated {
  id: string
  createdAt: string
}

/** Orders items newest first, as most lists are; within the same millisecond the ids decide, as on the server. */
export const newestFirst = (a: Dated, b: Dated): number => oldestFirst(b, a)

/** Orders items oldest first, as conversations are. */
export const oldestFirst = (a: Dated, b: Dated): number => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function mapped(cached: Record<string, unknown>, field: string, change: (one: unknown) => unknown): unknown {
  const before = cached[field] as unknown[]
  const after = before.map(change)
  if (after.every((one, i) => one === before[i])) return cached
  return { ...cached, [field]: after.filter((one) => one !== null) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isItem = <T extends Item>(value: unknown, id: string): value is T => isRecord(value) && value['id'] === id
