import type { Locale } from '@fieldfare/shared/locale.ts'

/** A thread of a community and the comments on it, in this order. */
export interface DemoThread {
  /** The community's title. */
  community: string
  title: string
  description: string
  /** The owner begins it; else a subscriber. */
  byOwner?: true
  /** Where it is about, in degrees. */
  place?: readonly [lng: number, lat: number]
  /** The owner keeps it on top. */
  onTop?: true
  /** Dutch by default. */
  locale?: Locale
  comments: readonly string[]
}
