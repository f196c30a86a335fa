import type { Messages } from '../locale.ts'

/** The part of a page's definition that server and web share. The title of a page is the text at `app.title.<name>`. */
export type Page = ListedPage | UnlistedPage

/** The pages of one noun (a feature of the product), by name. */
export type Pages = Readonly<Record<string, Page>>

interface Address {
  /** The pattern that the router matches, with one parameter at most: `/poll/$id`. */
  path: `/${string}`
}

/** A page for everybody, which search engines may list. A page with a parameter is listed once for each thing that it shows. */
interface ListedPage extends Address {
  listed: true
  who?: undefined
  /** The name of the page that shows the same and is listed instead. */
  sameAs?: string
  /** The heading that is shown until the app runs; if left out, the title is. */
  heading?(messages: Messages): string
  /** The text that is shown until the app runs; if left out, the text of the site is. */
  text?(messages: Messages): string
}

/** A page for one person, or that performs an action. */
interface UnlistedPage extends Address {
  listed?: undefined
  /** `person`: guests are asked to sign in. `admin`: for everybody else the page does not exist. Left out: open to everybody. */
  who?: 'person' | 'admin'
}
