import { z } from 'zod'
import { LAT_MAX, LNG_MAX } from './geometry.ts'

/** A position in degrees on WGS 84, as people may choose one: where the map ends, so does what they may choose. */
export const LngLat = z.strictObject(
  {
    lng: z.number({ error: 'geometry' }).min(-LNG_MAX, { error: 'outOfRange' }).max(LNG_MAX, { error: 'outOfRange' }),
    lat: z.number({ error: 'geometry' }).min(-LAT_MAX, { error: 'outOfRange' }).max(LAT_MAX, { error: 'outOfRange' }),
  },
  { error: 'geometry' },
)
export type LngLat = z.output<typeof LngLat>
