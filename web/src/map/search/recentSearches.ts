import type { Found } from './results.ts'

/** The key of the result 'my position': the device is asked for the position when that result is chosen. */
export const HERE = 'here'

const KEY = 'searches'
/** The most recent results that are kept: about as many as a person remembers. */
const MOST = 5

/** Reads the results that were recently chosen on this device, the latest first. */
export function recentSearches(): Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Stores a chosen result, on this device only. */
export function keepSearch(found: Found): void {
  const others = recentSearches().filter(({ key }) => key !== found.key)
  try {
    localStorage.setItem(KEY, JSON.stringify([found, ...others].slice(0, MOST)))
  } catch {
    // Without room on the device, the result is not stored.
  }
}

/** Deletes the stored results. Called when a person signs out. */
export const forgetSearches = (): void => localStorage.removeItem(KEY)

/** Tells whether a stored value is a result in the format of this version. */
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
