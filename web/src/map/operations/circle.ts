import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { positionAt } from './operations.ts'

/** Metres: the mean radius of the earth (IUGG). */
const EARTH = 6_371_008.8
const RAD = Math.PI / 180
/** Metres: smaller is hard to see, larger is no place that anybody looks after. */
export const RADIUS_MIN = 5
export const RADIUS_MAX = 200_000
/** The number of vertices of a circle, with which the surface is within 0.2% of a true circle's. */
const CORNERS = 60

export interface Circle {
  center: Position
  /** Metres along the ground. */
  radius: number
}

/** The vertices of a circle on the ground around a position in degrees, counterclockwise, the first not repeated. */
export function circleRing({ center: [lng, lat], radius }: Circle): Position[] {
  const [angle, sine, cosine] = [radius / EARTH, Math.sin(lat * RAD), Math.cos(lat * RAD)]
  return Array.from({ length: CORNERS }, (_, i) => {
    const bearing = (-2 * Math.PI * i) / CORNERS
    const up = sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cosine, Math.cos(angle) - sine * up)
    return positionAt(lng + east / RAD, Math.asin(up) / RAD)
  })
}

/** The shortest way between two positions in degrees, in metres on the mean sphere: within 0.5% of the ellipsoid's. */
export function metresBetween([lng, lat]: Position, [toLng, toLat]: Position): number {
  const [up, east] = [((toLat - lat) * RAD) / 2, ((toLng - lng) * RAD) / 2]
  const h = Math.sin(up) ** 2 + Math.cos(lat * RAD) * Math.cos(toLat * RAD) * Math.sin(east) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A radius in metres within what is offered. */
export const boundedRadius = (metres: number): number => Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, metres))
