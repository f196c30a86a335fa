import { z } from 'zod'
import { LIST_CORNERS } from '../limits.ts'
import { type AreaShape, checkGeometry, countCorners, LAT_MAX, LNG_MAX } from './geometry.ts'

export interface Point {
  type: 'Point'
  coordinates: [lng: number, lat: number]
}
/** The place of content, in EPSG:4326: a point, or a shape of at most LIST_CORNERS corners. */
export type ContentPlace = Point | AreaShape

const PointSchema = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-LNG_MAX).max(LNG_MAX), z.number().min(-LAT_MAX).max(LAT_MAX)], {
    error: 'geometry',
  }),
})
const isPoint = (place: object): boolean => 'type' in place && place.type === 'Point'

/** Finds the fault in the place of content; null for a valid place. */
function faultIn(place: unknown): { key: string; params?: Record<string, number> } | null {
  if (typeof place === 'object' && place !== null && isPoint(place))
    return PointSchema.safeParse(place).success ? null : { key: 'geometry' }
  const checked = checkGeometry(place)
  if (!checked.ok) return checked
  return countCorners(checked.geometry) > LIST_CORNERS ? { key: 'tooManyPoints', params: { max: LIST_CORNERS } } : null
}

/** Accepts a place of content; null and undefined become null. */
export const PlaceOrNone = z.unknown().transform((place, context): ContentPlace | null => {
  if (place === null || place === undefined) return null
  const fault = faultIn(place)
  if (!fault) return place as ContentPlace
  context.addIssue({ code: 'custom', message: fault.key, params: fault.params })
  return z.NEVER
})
