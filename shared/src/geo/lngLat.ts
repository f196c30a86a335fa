import { z } from 'zod'
import { LAT_MAX, LNG_MAX } from './geometry.ts'

/** A position in degrees on WGS 84 that people may choose: at most as far as the map reaches. */
export const LngLat = z.strictObject(
  {
    lng: z.number({ error: 'geometry' }).min(-LNG_MAX, { error: 'outOfRange' }).max(LNG_MAX, { error: 'outOfRange' }),
    lat: z.number({ error: 'geometry' }).min(-LAT_MAX, { error: 'outOfRange' }).max(LAT_MAX, { error: 'outOfRange' }),
  },
  { error: 'geometry' },
)
export type LngLat = z.output<typeof LngLat>
