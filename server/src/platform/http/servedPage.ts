import type { Locale, Messages } from '@fieldfare/shared/locale.ts'
import type { PathName } from '@fieldfare/shared/paths.ts'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { Session } from '../session/session.ts'

/** A page's reader, with the language that it speaks to them. */
export interface PageReader {
  who: Session | null
  locale: Locale
  messages: Messages
}

/** A request for a page: its parameter, empty where it has none, and its query. */
export interface PageRequest {
  db: Tx
  parameter: string
  search: URLSearchParams
  reader: PageReader
}

/** The words for one thing before the app runs. Plain text. */
export interface ThingWords {
  title: string
  text: string
  /** The one address of the thing, from the root. */
  canonical: string
  /** The place whose picture travels with a link; without it the picture is that of the site. */
  picture?: { kind: string; id: string; title: string; version: number }
}

/** Rows of a table that search engines may list, each with a page. */
export interface Listing {
  /** The name in the addresses of the sitemap's files. */
  name: string
  table: string
  changed: RawBuilder<Date>
  /** Everyone may see the row, provided that it is not deleted. */
  seen: RawBuilder<boolean>
}

/** The server's part of a page of a noun. */
export interface ServedPage {
  /**
   * Reads the words for one thing; omitted ones are the page's own. Null where there is nothing that the reader may
   * know of.
   */
  words(request: PageRequest): Promise<Partial<ThingWords> | null>
  listing?: Listing
}
export type ServedPages = { readonly [Name in PathName]?: ServedPage }

declare module '../noun.ts' {
  interface Noun {
    pages?: ServedPages
  }
}

let registered: ServedPages | undefined

/** Called once, by server/src/nouns.ts. A page that is not among them says what its name says. */
export function registerPages(nouns: readonly ServedPages[]): void {
  registered = Object.assign({}, ...nouns)
}

export function servedPages(): ServedPages {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}

/** A description in a search result is cut near there. */
const TEXT_MAX = 200

/** Joins texts in one line, cut at a word. */
export function sentence(parts: readonly string[]): string {
  const line = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  if (line.length <= TEXT_MAX) return line
  return `${line
    .slice(0, TEXT_MAX)
    .replace(/\s\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`
}
