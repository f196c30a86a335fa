// Converts instants from and to the values of `datetime-local` inputs, which are in the browser's time zone.

/** Returns the instant of a local time as an ISO string; null for an empty or an invalid one. */
export function instantOf(local: string): string | null {
  const instant = new Date(local)
  return local === '' || Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** Returns the local time of an instant, to the minute; empty for null. */
export function localOf(instant: string | null): string {
  if (!instant) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
