import type { Landscape } from '../places/spot.ts'

/** Phrases of people of one language. */
export interface Phrases {
  /** Names for an area where the place itself has none left. */
  titles: Record<Landscape, readonly string[]>
  /** Explanations of an 8 or more. */
  praise: Record<Landscape, readonly string[]>
  /** The same, for any landscape. */
  praiseAnywhere: readonly string[]
  /** Explanations of a 6 or 7. */
  mixed: readonly string[]
  /** Explanations of a 5 or less. */
  critical: readonly string[]
  /** Descriptions of an area for people who do not know it. */
  descriptions: readonly string[]
}
