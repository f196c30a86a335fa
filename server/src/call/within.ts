import { z } from 'zod'

const lng = z.number().min(-180).max(180)
const lat = z.number().min(-85.06).max(85.06)

/** The part of a feed that lies in a view: west, south, east, north in degrees. */
export const Within = z.tuple([lng, lat, lng, lat])
type Box = z.output<typeof Within>

/** What two boxes share; where they share nothing its edges are the wrong way round, and nothing lies in it. */
export const shared = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

export const isEmpty = ([west, south, east, north]: Box): boolean => west > east || south > north
