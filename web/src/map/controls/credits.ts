import type { Map } from 'maplibre-gl'

/** A piece of a credit line: its text and its link, if any. */
export interface Credit {
  text: string
  href?: string
}

/**
 * Parses the HTML credits of map sources. Keeps only text and https links, so that HTML from a map server
 * is never put into the page unchanged. Removes duplicate lines.
 */
export function parseCredits(lines: readonly string[]): Credit[][] {
  const seenLines = new Set<string>()
  return lines.flatMap((line) => {
    const body = new DOMParser().parseFromString(line, 'text/html').body
    const credits = [...body.childNodes].flatMap((node): Credit[] => {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ')
      const href = node instanceof Element ? safeLink(node) : undefined
      return text.trim() ? [href ? { text, href } : { text }] : []
    })
    const lineText = credits
      .map(({ text }) => text)
      .join('')
      .trim()
    if (!lineText || seenLines.has(lineText)) return []
    seenLines.add(lineText)
    return [credits]
  })
}

function safeLink(element: Element): string | undefined {
  const link = element.matches('a') ? element : element.querySelector('a')
  const href = link?.getAttribute('href') ?? ''
  return /^https:\/\//i.test(href) ? href : undefined
}

/** Returns the credits of all sources of a map, as one line of text. */
export function creditsOf(map: Map): string {
  const lines = Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution ?? [])
  return parseCredits(lines)
    .map((credits) => credits.map(({ text }) => text).join(''))
    .join(' · ')
}
