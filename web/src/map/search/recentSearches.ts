import type { Found } from './results.ts'

/** The key of the result for the reader's position, which is asked for when it is chosen. */
export const HERE = 'here'

const KEY = 'searches'
/** The searches that are offered again: as many as one remembers. */
const MOST = 5

/** Reads what was found lately on this device, the latest first. */
export function recentSearches(): Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps what was found, on this device alone. */
export function keepSearch(found: Found): void {
  const others = recentSearches().filter(({ key }) => key !== found.key)
  try {
    localStorage.setItem(KEY, JSON.stringify([found, ...others].slice(0, MOST)))
  } catch {
    // A full device keeps none.
  }
}

/** Forgets them, when somebody signs out. */
export const forgetSearches = (): void => localStorage.removeItem(KEY)

/** Tells whether it is a result as this version keeps them. */
function isFound(one: unknown): one is Found {
  if (typeof one !== 'object' || one === null || !('key' in one && 'name' in one)) return false
  if (typeof one.key !== 'string' || typeof one.name !== 'string') return false
  if ('title' in one) return hasNumbers(one.title, 'bbox', 4)
  return 'place' in one && hasNumbers(one.place, 'point', 2)
}

function hasNumbers(of: unknown, name: string, count: number): boolean {
  const list: unknown = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : null
  return Array.isArray(list) && list.length === count && list.every((each) => typeof each === 'number')
}
