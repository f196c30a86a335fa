import type { Page, Pages } from '@fieldfare/shared/pages/page.ts'
import type { ComponentType } from 'react'
import type { PathName } from '../../paths.ts'
import type { Texts } from '../../i18n/i18n.ts'
import type { Redirect } from './redirect.ts'
import type { RawSearch } from '../../searchParams.ts'

/** The sections of the drawer. */
export type Section = 'discover' | 'overview' | 'budget' | 'messages' | 'other'

/**
 * The component around pages, which stays mounted from one of them to the next. `map`: the map itself, within `main`. `bare`: neither
 * bar nor drawer.
 */
export type Layout = 'main' | 'map' | 'bare' | 'survey' | 'pbl'

/**
 * The parts of a layout around a page. `page`: bar and drawer. `map`: the drawer folds to a rail.
 * `wizard`: as `map`, without the bottom bar. `backdrop`: the bar alone.
 */
export type Frame = 'page' | 'map' | 'wizard' | 'backdrop'

/** A page's component once it is here. Each `load` declares this type: if inferred, the router's type would depend on all pages, and theirs on it. */
export type LoadedPage = Promise<ComponentType>

/** The half of a page that only the web reads: how it is shown. */
export interface Screen {
  /** The component around the page; `main` by default. */
  layout?: Layout
  /** The parts of the layout; `page` by default. */
  frame?: Frame
  /** True for the map and for pages that draw: on a phone, the page has a head of its own in place of the bar. */
  ownHead?: true
  section?: Section
  /** True for the page of one thing out of many, such as a discussion: a phone's bar has Back and Share, and the page its title. */
  detail?: true
  /** The purpose for which guests are asked to sign in, where it is more than to see what is about them. */
  gate?: 'invitation' | 'message'
  /** Renders with the first texts only and without fields, so that the first page loads fast. */
  light?: true
  /** The texts that a guest's first view of it shows; without it all. */
  texts?: Texts
  /** Reads the parameters of the address's query; all others are dropped. */
  search?: (raw: RawSearch) => object
  /** Tells whether there is a page at an address with these parameters; otherwise it is not found, for guests as well. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** Redirects visitors whom it is not for, before it is shown. */
  redirect?: Redirect
  /** True for pages that are chosen from a menu: when one redirects, the next page says so. */
  chosen?: true
  load: () => LoadedPage
}

/** The screens of a noun's pages: one for each, and no others. */
export type Screens<Shown extends Pages> = { readonly [Name in keyof Shown]: Screen }

/** The properties of a page that layouts read. */
export interface ShownPage extends Pick<Screen, 'layout' | 'frame' | 'ownHead' | 'section' | 'detail' | 'gate'> {
  name: PathName | 'notFound'
}

/** Both halves of a page. */
export interface PageWithScreen extends Screen, Pick<Page, 'who'> {
  name: PathName
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ShownPage
  }
}
