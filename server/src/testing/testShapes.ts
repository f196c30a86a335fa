import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'

/** A round shape of so many corners, a kilometre wide. */
export function round(corners: number, lng: number, lat: number): AreaShape {
  const ring = Array.from({ length: corners + 1 }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * (i % corners)) / corners
    return [lng + 0.008 * Math.cos(angle), lat + 0.005 * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}

/** A square of degrees whose south-west corner is given. */
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
