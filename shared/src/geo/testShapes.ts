import type { AreaShape } from './geometry.ts'
import type { Position } from './orientation.ts'

/** A square by its lower left corner, in degrees. */
export const square = (lng = 5, lat = 53, side = 1): Position[] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
]
export const polygon = (...coordinates: Position[][]): AreaShape => ({ type: 'Polygon', coordinates })

/**
 * Returns a comb-shaped area of thousands of teeth, with two corners per tooth and three more. It cannot be simplified, and combs of
 * different widths cross one another everywhere. Nobody can save such a shape any more, but older ones may still be stored.
 */
export function comb(teeth: number, west: number): AreaShape {
  const tips = Array.from({ length: teeth }, (_, i): Position[] => {
    const lng = west + (i / teeth) * 0.1
    return [
      [lng, 53.001],
      [lng + 0.05 / teeth, 53.1],
    ]
  })
  const ring: Position[] = [[west, 53], ...tips.flat(), [west + 0.1, 53], [west, 53]]
  return { type: 'Polygon', coordinates: [ring] }
}

/**
 * Returns a star of so many corners, which goes in and out all the way round: two such stars cross each other a hundred
 * thousand times. Like the comb, a star cannot be saved any more.
 */
export function star(corners: number, lng: number, lat: number, radius = 0.05): AreaShape {
  const ring = Array.from({ length: corners }, (_, i): Position => {
    const angle = (2 * Math.PI * i) / corners
    const reach = radius * (1 + 0.3 * Math.sin(2.1 * i))
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)]
  })
  return polygon([...ring, ring[0]!])
}
