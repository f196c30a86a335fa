import { z } from 'zod'

const lng = z.number().min(-180).max(180)
const lat = z.number().min(-85.06).max(85.06)

/** The view that a feed is limited to: west, south, east, north in degrees. */
export const ViewBox = z.tuple([lng, lat, lng, lat])
type Box = z.output<typeof ViewBox>

/** The intersection of two boxes. If the boxes do not overlap, the edges of the intersection are in reverse order, so that it matches nothing. */
export const intersection = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

export const isEmpty = ([west, south, east, north]: Box): boolean => west > east || south > north
