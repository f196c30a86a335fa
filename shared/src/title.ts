import type { Level } from './limits.ts'

/** An area or a community that a search found by its title. */
export type FoundTitle = {
  id: string
  title: string
  /** West, south, east, north in degrees. */
  bbox: [number, number, number, number]
} & ({ kind: 'community' } | { kind: 'area'; level: Level; mine: boolean })

/** The most results of each kind. */
export const TITLES_MAX = 4
