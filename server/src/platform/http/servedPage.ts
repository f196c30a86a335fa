import type { Locale, Messages } from '@fieldfare/shared/locale.ts'
import type { PathName } from '@fieldfare/shared/paths.ts'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { Session } from '../session/session.ts'

/** The reader of a page, with the language and messages for them. */
export interface PageReader {
  who: Session | null
  locale: Locale
  messages: Messages
}

/** A request for a page: the parameter of its path, empty if the path has none, and its query. */
export interface PageRequest {
  db: Tx
  parameter: string
  search: URLSearchParams
  reader: PageReader
}

/** The text about one thing, such as a community, in a page's HTML before the app runs. Plain text. */
export interface ThingWords {
  title: string
  text: string
  /** The canonical path of the thing, from the root. */
  canonical: string
  /** The area or community whose map picture a link preview shows; without it the preview shows the site's picture. */
  picture?: { kind: string; id: string; title: string; version: number }
}

/** Rows of a table that search engines may list, each with a page of its own. */
export interface Listing {
  /** The name in the URLs of the sitemap's files. */
  name: string
  table: string
  changed: RawBuilder<Date>
  /** SQL of whether everyone may see the row, provided that it is not deleted. */
  seen: RawBuilder<boolean>
}

/** The server's part of one page of the app. */
export interface ServedPage {
  /**
   * Reads the text about the thing that a request names; the page's own text replaces omitted parts. Null if there is
   * nothing that the reader may know of.
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

/** Sets the pages; called once, by server/src/nouns.ts. A page that is not registered shows the text for its name. */
export function registerPages(nouns: readonly ServedPages[]): void {
  registered = Object.assign({}, ...nouns)
}

export function servedPages(): ServedPages {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered
}

/** The most characters of a description: search results cut it near there. */
const TEXT_MAX = 200

/** Joins texts to one line, which is cut between words if it is too long. */
export function sentence(parts: readonly string[]): string {
  const line = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  if (line.length <= TEXT_MAX) return line
  return `${line
    .slice(0, TEXT_MAX)
    .replace(/\s\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`
}
