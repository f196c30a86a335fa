import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'

/** Returns a round shape with so many corners, a kilometre wide. */
export function round(corners: number, lng: number, lat: number): AreaShape {
  const ring = Array.from({ length: corners + 1 }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * (i % corners)) / corners
    return [lng + 0.008 * Math.cos(angle), lat + 0.005 * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}

/** Returns a square, `size` degrees wide, with its south-west corner at this position. */
export const square = (lng: number, lat: number, size = 0.01): AreaShape => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, lat],
      [lng + size, lat],
      [lng + size, lat + size],
      [lng, lat + size],
      [lng, lat],
    ],
  ],
})
