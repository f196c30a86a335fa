/** The least and the greatest height of the frame in pixels, whatever the polis site requests. */
export const HEIGHT_MIN = 320
export const HEIGHT_MAX = 6000

/**
 * Returns the height of the frame in pixels after a message of the polis site. The height only grows: a page that shrinks with its
 * frame would keep resizing. A message without a height shows that the site is available, and leaves the height unchanged.
 */
export function heightIn(message: unknown, before: number | null): number {
  const current = before ?? HEIGHT_MIN
  if (typeof message !== 'object' || message === null) return current
  const { name, height } = message as { name?: unknown; height?: unknown }
  const requested = name === 'resize' && typeof height === 'number' && Number.isFinite(height) ? Math.ceil(height) : 0
  return Math.max(current, Math.min(requested, HEIGHT_MAX))
}

/** Returns a URL on the polis site with the language of the interface. */
export function addressIn(address: string, language: string): string {
  const url = new URL(address)
  url.searchParams.set('ui_lang', language.slice(0, 2))
  return url.href
}
