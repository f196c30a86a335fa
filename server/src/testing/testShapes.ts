import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'

/**
 * A comb of thousands of teeth, with two corners each and three more. It cannot be simplified, and combs of different widths
 * cross one another everywhere.
 */
export function comb(teeth: number, west: number): AreaShape {
  const tips = Array.from({ length: teeth }, (_, i): [number, number][] => {
    const lng = west + (i / teeth) * 0.1
    return [
      [lng, 53.001],
      [lng + 0.05 / teeth, 53.1],
    ]
  })
  const ring: [number, number][] = [[west, 53], ...tips.flat(), [west + 0.1, 53], [west, 53]]
  return { type: 'Polygon', coordinates: [ring] }
}

/** A round shape of so many corners, a kilometre wide. */
export function round(corners: number, lng: number, lat: number): AreaShape {
  const ring = Array.from({ length: corners + 1 }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * (i % corners)) / corners
    return [lng + 0.008 * Math.cos(angle), lat + 0.005 * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
