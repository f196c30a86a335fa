import type { Locale } from '@fieldfare/shared/locale.ts'

/** What somebody begins in a community, and what the others there say to it, in this order. */
export interface DemoThread {
  /** The community's title. */
  community: string
  title: string
  description: string
  /** Who looks after the land begins it; else somebody of the community. */
  byOwner?: true
  /** Dutch where it does not say. */
  locale?: Locale
  comments: readonly string[]
}
