import type { Messages } from '../locale.ts'

/** The half of a page that server and web both read. Its title is the text of its name in `app.title`. */
export type Page = ListedPage | UnlistedPage

/** The pages of a noun by name. */
export type Pages = Readonly<Record<string, Page>>

interface Address {
  /** The pattern that the router matches, with one parameter at most: `/poll/$id`. */
  path: `/${string}`
}

/** A page for everybody, which search engines may list. With a parameter it is listed once for each thing that it shows. */
interface ListedPage extends Address {
  listed: true
  who?: undefined
  /** The page that shows the same and is listed instead. */
  sameAs?: string
  /** The heading until the app runs; without it the title. */
  heading?(messages: Messages): string
  /** The text until the app runs; without it that of the site. */
  text?(messages: Messages): string
}

/** A page for one person, or that performs an action. */
interface UnlistedPage extends Address {
  listed?: undefined
  /** `person`: guests are asked to sign in. `admin`: for everybody else there is no such page. Without it everybody opens it. */
  who?: 'person' | 'admin'
}
