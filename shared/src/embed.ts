import type { Locale } from './locale.ts'

/** Addresses of maps that other sites may show within their pages. They never change: they are in those pages. */
export const embedPaths = {
  community: (id: string) => `/embed/community/${encodeURIComponent(id)}`,
  love: '/embed/love',
}

/** The content of such a page, in its HTML: all that it shows besides tiles. */
export interface EmbeddedMap {
  locale: Locale
  title: string
  /** The accessible name of the map. */
  label: string
  /** The full page, which opens in a tab of its own. */
  page: { address: string; words: string }
  /** The community whose land and areas are shown; null for the love map. */
  community: { id: string; bbox: [number, number, number, number] } | null
}
