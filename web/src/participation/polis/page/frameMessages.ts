/** The least and the greatest height that the site may ask for, in pixels. */
export const HEIGHT_MIN = 320
export const HEIGHT_MAX = 6000

/**
 * The height of the frame after a message of the polis site, in pixels. It only grows: a page that shrinks with its frame would
 * never come to rest. Any other message says that the site is there, and leaves the height.
 */
export function heightIn(message: unknown, before: number | null): number {
  const current = before ?? HEIGHT_MIN
  if (typeof message !== 'object' || message === null) return current
  const { name, height } = message as { name?: unknown; height?: unknown }
  const requested = name === 'resize' && typeof height === 'number' && Number.isFinite(height) ? Math.ceil(height) : 0
  return Math.max(current, Math.min(requested, HEIGHT_MAX))
}

/** An address on the polis site in the language of the interface. */
export function addressIn(address: string, language: string): string {
  const url = new URL(address)
  url.searchParams.set('ui_lang', language.slice(0, 2))
  return url.href
}
