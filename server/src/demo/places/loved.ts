import type { Level } from '@fieldfare/shared/limits.ts'
import type { Spot } from './spot.ts'

/** Places that many people draw, each at one level: there the love map glows. */
export const LOVED: readonly { spot: Spot; level: Level }[] = [
  { spot: { land: 'dune', at: [4.748, 53.105], reach: 3400, along: 25, thin: 0.5, titles: [] }, level: 'country' },
  {
    spot: { land: 'beach', at: [4.722, 53.075], reach: 2400, along: 20, thin: 0.35, titles: [] },
    level: 'living area',
  },
  { spot: { land: 'flat', at: [5.32, 53.33], reach: 9000, along: 70, thin: 0.5, titles: [] }, level: 'world' },
  { spot: { land: 'park', at: [6.5555, 53.2245], reach: 450, titles: [] }, level: 'neighborhood' },
  { spot: { land: 'forest', at: [5.86, 52.11], reach: 4200, titles: [] }, level: 'country' },
  {
    spot: { land: 'stream', at: [6.665, 53.075], reach: 1700, along: 20, thin: 0.45, titles: [] },
    level: 'living area',
  },
]
