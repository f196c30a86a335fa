import type { Page, Pages } from '@fieldfare/shared/pages/page.ts'
import type { ComponentType } from 'react'
import type { PathName } from '../../paths.ts'
import type { Texts } from '../../i18n/i18n.ts'
import type { Redirect } from './redirect.ts'
import type { RawSearch } from '../../searchParams.ts'

/** The sections of the navigation drawer. */
export type Section = 'discover' | 'overview' | 'budget' | 'messages' | 'other'

/**
 * The component around pages, which stays mounted from one page to the next. `map`: the map itself, within `main`. `bare`: neither
 * toolbar nor navigation drawer.
 */
export type Layout = 'main' | 'map' | 'bare' | 'survey' | 'pbl'

/**
 * The parts of a layout around a page. `page`: toolbar and navigation drawer. `map`: a narrow rail in place of the drawer.
 * `wizard`: as `map`, without a phone's bottom bar. `backdrop`: the toolbar alone.
 */
export type Frame = 'page' | 'map' | 'wizard' | 'backdrop'

/** A page's component once loaded. Each `load` declares this type: otherwise the types of the router and of the pages would depend on each other. */
export type LoadedPage = Promise<ComponentType>

/** The half of a page's definition that only the web app reads: how the page is shown. */
export interface Screen {
  /** The component around the page; `main` by default. */
  layout?: Layout
  /** The parts of the layout; `page` by default. */
  frame?: Frame
  /** True for the map and for pages that draw: on a phone, the page has its own header in place of the toolbar. */
  ownHead?: true
  section?: Section
  /** True for the page of one thing out of many, such as a discussion: a phone's toolbar has Back and Share, and the page shows its title. */
  detail?: true
  /** The purpose for which guests are asked to sign in, if it is another than to see their own things. */
  gate?: 'invitation' | 'message'
  /** True if the page renders with the first texts only and without form fields, so that it loads fast as the first page. */
  light?: true
  /** The set of texts that a guest's first view of the page needs; all texts by default. */
  texts?: Texts
  /** Reads the parameters of the URL's query; all others are dropped. */
  search?: (raw: RawSearch) => object
  /** Tells whether a page exists for these path parameters; otherwise guests, too, see not found instead of a request to sign in. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** Redirects visitors whom the page is not for, before the page is shown. */
  redirect?: Redirect
  /** True for pages that are chosen from a menu: when such a page redirects, the next page says why. */
  chosen?: true
  load: () => LoadedPage
}

/** The screens of the pages of a noun (a feature): exactly one for each page. */
export type Screens<Shown extends Pages> = { readonly [Name in keyof Shown]: Screen }

/** The properties of a page that layouts read. */
export interface ShownPage extends Pick<Screen, 'layout' | 'frame' | 'ownHead' | 'section' | 'detail' | 'gate'> {
  name: PathName | 'notFound'
}

/** Both halves of a page's definition: its screen and its shared part. */
export interface PageWithScreen extends Screen, Pick<Page, 'who'> {
  name: PathName
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ShownPage
  }
}
