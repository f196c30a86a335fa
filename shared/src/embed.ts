import type { Locale } from './locale.ts'

/** Paths of maps that other sites may embed in their pages. They never change, because those pages contain them. */
export const embedPaths = {
  community: (id: string) => `/embed/community/${encodeURIComponent(id)}`,
  love: '/embed/love',
}

/** The data of an embedded map, written into its HTML: all that it shows besides map tiles. */
export interface EmbeddedMap {
  locale: Locale
  title: string
  /** The accessible name of the map. */
  label: string
  /** The link to the full page, which opens in a new tab: its URL and its text. */
  page: { address: string; words: string }
  /** The community whose land and areas are shown; null for the love map. */
  community: { id: string; bbox: [number, number, number, number] } | null
}
