import { AppError } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { nearby, PLACE_LETTERS_MIN } from '@fieldfare/shared/search.ts'
import { searchText } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { makeBuckets } from '../../platform/call/bucket.ts'
import { networkOf } from '../../platform/call/limits.ts'
import type { Config } from '../../platform/config.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { makePlaces, type PlaceServices } from './places.ts'

/** The searches allowed for each person behind an IP address: so many in a row, as one types, and then one every two seconds. */
const PERSON = { burst: 20, perSecond: 0.5 }
/** The point to search near, if the request has none: the north of the Netherlands, the middle of a map that has not been moved yet. */
const NOWHERE: [number, number] = [6.6, 53.2]

const Query = z.strictObject({
  q: searchText(SEARCH_MAX, PLACE_LETTERS_MIN),
  near: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/, { error: 'type' })
    .transform((text): [number, number] => {
      const [lng = NaN, lat = NaN] = text.split(',').map(Number)
      return [nearby(lng), nearby(lat)]
    })
    .refine(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90, { error: 'range' })
    .optional(),
})

/**
 * GET /api/places?q=…&near=lng,lat: finds towns, addresses and nature areas by their name; answers with a `PlacesAnswer`, the nearest
 * first. `near` is rounded to a tenth of a degree. 200; 400 for fewer than three letters or an invalid location; 429 and 503 for too many
 * requests. Reads no session, and neither logs nor stores the search.
 */
export function placeRoutes(http: FastifyInstance, config: Config, services?: PlaceServices): void {
  const places = makePlaces(
    config,
    (source, why) => http.log.warn({ source, why }, 'a place service is away'),
    services,
  )
  const factor = config.NODE_ENV === 'test' ? 1000 : 1
  const people = config.PEOPLE_PER_ADDRESS * factor
  const mayAsk = makeBuckets({ burst: PERSON.burst * people, perSecond: PERSON.perSecond * people })

  http.get('/api/places', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const client = networkOf(request.ip)
      if (!mayAsk(client)) throw new AppError('too-many')
      const query = Query.safeParse(request.query)
      if (!query.success) throw new AppError('bad-input', issuesOf(query.error))
      const { q, near = NOWHERE } = query.data
      return reply.send(await places.find(q, near, client))
    }),
  )
}
