import type { Locale } from './locale.ts'
import type { PhotoView } from './photo.ts'

// This file is apart from the schema, since the first page shows a place and validates nothing.

/** The size of the still (a picture of the map), in units of the outline that is drawn over it. */
export const STILL = { width: 1200, height: 1080 } as const

/** The variants of a still: that for a phone has larger letters and lines, since a phone shows the same view at a third of the width. */
export const STILL_SIZES = ['phone', 'desk'] as const
export type StillSize = (typeof STILL_SIZES)[number]

/** Somebody's area, without the person's name, as the welcome page shows it. */
export interface WelcomePlace {
  id: string
  title: string
  /** A sentence or two of the maker's description of the area. */
  words: string
  /** The language of `words`, assumed to be that of their writer. */
  locale: Locale
  photo: PhotoView
  /** The URLs of the still, the map around the place without its outline, for a phone and for a desktop screen. */
  stills: Record<StillSize, string>
  /** The attribution of the map. */
  credit: string
  /** The data of the outline's path, in units of the still. */
  outline: string
}

/** The totals that are shown: each changes only with several people more or less. */
export interface WelcomeFigures {
  places: number
  people: number
  lands: number
}

export interface WelcomeView {
  locale: Locale
  /** Null while no area has both a photo and a public description. */
  place: WelcomePlace | null
  /** Null while fewer than GROUP_STEP people are behind the figures. */
  figures: WelcomeFigures | null
}
