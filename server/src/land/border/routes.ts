import type { Borders, BorderView } from '@fieldfare/shared/border.ts'
import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { nameKey } from '@fieldfare/shared/nameMatch.ts'
import type { FastifyInstance } from 'fastify'
import type { BaseMap } from '../basemap/routes.ts'
import { assertCan } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { networkOf } from '../../platform/call/limits.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { type MapBorderLimits, makeMapBorders } from './mapBorders.ts'
import { bordersAt, CANDIDATES_MAX } from './rows.ts'

/** The seconds that browsers keep an answer: after this time at the latest, they show the borders of a new import. */
const KEPT_SECONDS = 300
/** The kinds of borders on the map that registers contain, too. */
const PROTECTED = new Set(['nationalPark', 'reserve'])
/** The most by which the size of a reserve on the map may differ from its size in a register, as a share. */
const SAME_SIZE = 0.1

/**
 * GET /api/borders?lng=&lat=: the borders over a point, at most five: first borders of imported registers, the smallest first, then borders
 * of the detailed map. `pending` says that the borders of the map are still being put together; while the map's service is away, there are
 * no borders of the map. 400 for an invalid point, 429 and 503 for too many requests. Reads no session: registers and maps are public.
 */
export function borderRoutes(
  http: FastifyInstance,
  { db, load }: Pick<Deps, 'db' | 'load'>,
  maps: Pick<BaseMap, 'tiles'>,
  limits?: MapBorderLimits,
): { close(): Promise<void> } {
  const onMap = makeMapBorders(
    () => maps.tiles(),
    (error) => {
      // Clients over their limit and a service that is away are counted in the metrics of the base map's tiles.
      if (!(error instanceof AppError)) http.log.warn({ err: error }, 'a border of the map is not there')
    },
    limits,
  )
  http.get<{ Querystring: Record<string, unknown> }>('/api/borders', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      assertCan('border.see', { who: null })
      const lng = numberIn(request.query, 'lng', LNG_MAX)
      const lat = numberIn(request.query, 'lat', LAT_MAX)
      const registers = await load.read({ who: null, request }, () => bordersAt(db.kysely, lng, lat))
      const { borders, state } = await onMap.at([lng, lat], networkOf(request.ip))
      const answer: Borders = {
        borders: [...registers, ...withoutKnown(registers, borders)].slice(0, CANDIDATES_MAX),
        ...(state === 'pending' && { pending: true }),
      }
      if (state === 'whole') reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      return reply.send(answer)
    }),
  )
  return { close: () => onMap.close() }
}

/** Returns the borders of the map without reserves that a register has, too: the border in the register is better. */
const withoutKnown = (registers: readonly BorderView[], borders: readonly BorderView[]): BorderView[] =>
  borders.filter(
    ({ name, kind, hectares }) =>
      !PROTECTED.has(kind) ||
      registers.every(
        (one) => nameKey(one.name) !== nameKey(name) && Math.abs(one.hectares / hectares - 1) > SAME_SIZE,
      ),
  )

/** A decimal number in digits only: `Number` would accept an empty text and 0x10. */
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/

function numberIn(query: Record<string, unknown>, name: string, most: number): number {
  const text = query[name]
  const refuse = (key: Issue['key']) => new AppError('bad-input', [{ path: [name], key }])
  if (text === undefined || text === '') throw refuse('required')
  if (typeof text !== 'string' || !NUMBER.test(text)) throw refuse('type')
  if (Math.abs(Number(text)) > most) throw refuse('range')
  return Number(text)
}
