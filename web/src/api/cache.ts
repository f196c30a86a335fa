// What has been read, changed in place: a write or an event alters one item wherever it stands, and nothing is fetched.

interface Item {
  id: string
}

/**
 * What has been read, with one item changed wherever it stands in it: alone, in a page, or in a list of pages.
 * Null from `change` takes it out of lists. What does not hold it is handed back as it is.
 */
export function updateCached<T extends Item>(known: unknown, id: string, change: (one: T) => T | null): unknown {
  if (!isRecord(known)) return known
  if (Array.isArray(known['pages'])) return renewed(known, 'pages', (page) => updateCached(page, id, change))
  if (Array.isArray(known['items'])) return renewed(known, 'items', (one) => (isItem<T>(one, id) ? change(one) : one))
  return isItem<T>(known, id) ? (change(known) ?? known) : known
}

/** The item with this id in what has been read, if it stands there. */
export function findCached<T extends Item>(known: unknown, id: string): T | undefined {
  let found: T | undefined
  updateCached<T>(known, id, (one) => (found = one))
  return found
}

/**
 * Pages with a new item in its place; `order` compares two items as the list sorts them. Where its place lies beyond what
 * has been read, or it stands there already, the pages are handed back as they are.
 */
export function insertCached<T extends Item>(known: unknown, item: T, order: (a: T, b: T) => number): unknown {
  if (!isRecord(known) || !Array.isArray(known['pages']) || findCached(known, item.id)) return known
  const pages = known['pages'] as { items: T[]; next: string | null; previous?: string | null }[]
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return known
  const at = pages.findIndex(({ items }) => items.some((one) => order(item, one) < 0))
  const beyondEnd = at < 0 && last.next !== null
  const beforeStart = at === 0 && Boolean(first.previous) && first.items.every((one) => order(item, one) < 0)
  if (beyondEnd || beforeStart) return known
  const place = at < 0 ? pages.length - 1 : at
  return {
    ...known,
    pages: pages.map((page, i) => (i === place ? { ...page, items: [...page.items, item].toSorted(order) } : page)),
  }
}

function renewed(known: Record<string, unknown>, field: string, change: (one: unknown) => unknown): unknown {
  const before = known[field] as unknown[]
  const after = before.map(change)
  if (after.every((one, i) => one === before[i])) return known
  return { ...known, [field]: after.filter((one) => one !== null) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isItem = <T extends Item>(value: unknown, id: string): value is T => isRecord(value) && value['id'] === id
