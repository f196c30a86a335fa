import type { ComponentType } from 'react'
import type { PathName } from '../../paths.ts'

/** The sections of the drawer. */
export type Section = 'discover' | 'overview' | 'budget' | 'messages' | 'other'

/**
 * What stands around a page. `page`: bar and drawer. `map`: the drawer folds to a rail, and on a phone there is no bar.
 * `wizard`: as `map`, without the bottom bar. `backdrop`: the bar alone. `bare`: nothing.
 */
export type Frame = 'page' | 'map' | 'wizard' | 'backdrop' | 'bare'

export interface PageSpec {
  frame?: Frame
  section?: Section
  /** Does without the component library and with the first texts alone, so that the first page arrives soon. */
  light?: true
  /** Guests are kindly asked to sign in, and brought back after. */
  person?: true
  /** The page; without one it is still to come, which it says, and `docs/coming.md` lists it. */
  load?: () => Promise<ComponentType>
}

/** Every route with its name. */
export type Pages = Record<PathName, PageSpec>
export type ShownPage = PageSpec & { name: PathName | 'notFound' }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: ShownPage
  }
}
