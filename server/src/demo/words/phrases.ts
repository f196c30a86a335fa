import type { Landscape } from '../places/spot.ts'

/** What people of one language write. */
export interface Phrases {
  /** Names for an area where the place itself has none left. */
  titles: Record<Landscape, readonly string[]>
  /** Why a place gets an 8 or more. */
  praise: Record<Landscape, readonly string[]>
  /** The same, for any landscape. */
  praiseAnywhere: readonly string[]
  /** Why a 6 or 7. */
  mixed: readonly string[]
  /** Why a 5 or less. */
  critical: readonly string[]
  /** What an area is, for who does not know it. */
  descriptions: readonly string[]
}
