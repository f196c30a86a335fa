import type { Locale } from './locale.ts'
import type { PhotoView } from './photo.ts'

// This file is apart from the schema: the first page shows a place and checks nothing.

/** The size of the still, in units of the outline that is drawn over it. */
export const STILL = { width: 1200, height: 1080 } as const

/** The sizes of letters and lines on a still: it fills a desk, and a phone shows the same view at a third of that. */
export const STILL_SIZES = ['phone', 'desk'] as const
export type StillSize = (typeof STILL_SIZES)[number]

/** A place of somebody, without a name, as the welcome page shows it. */
export interface WelcomePlace {
  id: string
  title: string
  /** A sentence or two of what its maker says of it. */
  words: string
  /** The language of the words, as far as is known: that of their writer. */
  locale: Locale
  photo: PhotoView
  /** The addresses of the still: the map around the place, without its outline, for a phone and for a desk. */
  stills: Record<StillSize, string>
  /** The makers of the map. */
  credit: string
  /** The data of the outline's path, in units of the still. */
  outline: string
}

/** Totals as they are released: each changes only with some people more or less. */
export interface WelcomeFigures {
  places: number
  people: number
  lands: number
}

export interface WelcomeView {
  locale: Locale
  /** Null while there is none with a photo and public words. */
  place: WelcomePlace | null
  /** Null while fewer than GROUP_STEP people are behind them. */
  figures: WelcomeFigures | null
}
