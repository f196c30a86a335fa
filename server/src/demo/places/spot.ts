/** The kinds of landscape; words, activities and outlines follow from it. */
export const LANDSCAPES = [
  'beach',
  'dune',
  'saltmarsh',
  'flat',
  'forest',
  'heath',
  'stream',
  'lake',
  'marsh',
  'hill',
  'polder',
  'park',
] as const
export type Landscape = (typeof LANDSCAPES)[number]

/** A place that people love, with the names they give it. */
export interface Spot {
  land: Landscape
  at: readonly [lng: number, lat: number]
  /** Metres from its middle over which it is still this landscape. */
  reach: number
  /** The direction in which it stretches, in degrees clockwise from north; left out where it is round. */
  along?: number
  /** Its width over its length; 0.75 where it is left out. */
  thin?: number
  titles: readonly string[]
}
