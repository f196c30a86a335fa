import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { positionAt } from './operations.ts'

/** The mean radius of the earth in metres (IUGG). */
const EARTH = 6_371_008.8
const RAD = Math.PI / 180
/** The least radius in metres: smaller circles are hard to see. Circles over `RADIUS_MAX` are larger than any land that people look after. */
export const RADIUS_MIN = 5
export const RADIUS_MAX = 200_000
/** The number of vertices of a circle: enough for an area within 0.2% of a true circle's. */
const CORNERS = 60

export interface Circle {
  center: Position
  /** The radius in metres along the ground. */
  radius: number
}

/** Returns the vertices of a circle on the ground in degrees, counterclockwise, the first not repeated. */
export function circleRing({ center: [lng, lat], radius }: Circle): Position[] {
  const [angle, sine, cosine] = [radius / EARTH, Math.sin(lat * RAD), Math.cos(lat * RAD)]
  return Array.from({ length: CORNERS }, (_, i) => {
    const bearing = (-2 * Math.PI * i) / CORNERS
    const up = sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cosine, Math.cos(angle) - sine * up)
    return positionAt(lng + east / RAD, Math.asin(up) / RAD)
  })
}

/** Returns the shortest distance between two positions (degrees), in metres on a sphere: within 0.5% of that on the ellipsoid. */
export function metresBetween([lng, lat]: Position, [toLng, toLat]: Position): number {
  const [up, east] = [((toLat - lat) * RAD) / 2, ((toLng - lng) * RAD) / 2]
  const h = Math.sin(up) ** 2 + Math.cos(lat * RAD) * Math.cos(toLat * RAD) * Math.sin(east) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Returns a radius in metres, limited to `RADIUS_MIN` and `RADIUS_MAX`. */
export const boundedRadius = (metres: number): number => Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, metres))
