const KEY = 'dismissed notices'
/** The most ids to keep: notices older than the newest thirty are not shown any more. */
const KEPT_MAX = 30

/** The ids of notices that were closed on this device, the newest first. */
export function dismissedNotices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Stores on this device that a notice is closed; without storage it shows again after a reload. @returns the ids of all closed notices */
export function dismissNotice(id: string): string[] {
  const dismissedIds = [id, ...dismissedNotices().filter((other) => other !== id)].slice(0, KEPT_MAX)
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissedIds))
  } catch {
    // Storage is full or forbidden.
  }
  return dismissedIds
}
