import type { ComponentType } from 'react'
import type { Texts } from '../../platform/i18n/i18n.ts'
import type { PathName } from '../../platform/paths.ts'

/** The sections of the drawer. */
export type Section = 'discover' | 'overview' | 'budget' | 'messages' | 'other'

/**
 * The layout around a page. `page`: bar and drawer. `map`: the drawer folds to a rail, and a phone has no bar.
 * `wizard`: as `map`, without the bottom bar. `backdrop`: the bar alone. `bare`: nothing.
 */
export type Frame = 'page' | 'map' | 'wizard' | 'backdrop' | 'bare'

export interface PageSpec {
  frame?: Frame
  section?: Section
  /** One thing out of many, such as a discussion: a phone's bar has the way back and sharing, and the page its title. */
  detail?: true
  /** Renders without Mantine and with the first texts only, so that the first page loads fast. */
  light?: true
  /** The texts that a guest's first view of it shows; without it all. */
  texts?: Texts
  /** Needs an account: guests see `PersonGate` instead. */
  person?: true
  /** For admins alone: for everybody else there is no such page. */
  admin?: true
  load: () => Promise<ComponentType>
}

/** All pages by the name of their route. */
export type Pages = Record<PathName, PageSpec>
export type ShownPage = Omit<PageSpec, 'load'> & { name: PathName | 'notFound' }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ShownPage
  }
}
