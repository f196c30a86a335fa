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

/** The seconds after which an import shows. */
const KEPT_SECONDS = 300
/** The map's kinds that registers have, too. */
const PROTECTED = new Set(['nationalPark', 'reserve'])
/** The sizes of one reserve in a register and on the map differ by no more than this part. */
const SAME_SIZE = 0.1

/**
 * GET /api/borders?lng=&lat=: the borders over a point, at most five: of imported registers, the smallest first, then of the detailed
 * map. `pending` says that those of the map are still being put together; while its service is away there are none of it. 400 for a
 * point that is none, 429 and 503 where too much is asked. Reads no session: registers and maps are public.
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
      // Clients over their limit and a service that is away show in the metrics of its tiles.
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

/** Returns the map's borders that no register has: a register's line of a reserve is better. */
const withoutKnown = (registers: readonly BorderView[], borders: readonly BorderView[]): BorderView[] =>
  borders.filter(
    ({ name, kind, hectares }) =>
      !PROTECTED.has(kind) ||
      registers.every(
        (one) => nameKey(one.name) !== nameKey(name) && Math.abs(one.hectares / hectares - 1) > SAME_SIZE,
      ),
  )

/** Digits alone are allowed: `Number` would accept an empty text and 0x10. */
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/

function numberIn(query: Record<string, unknown>, name: string, most: number): number {
  const text = query[name]
  const refuse = (key: Issue['key']) => new AppError('bad-input', [{ path: [name], key }])
  if (text === undefined || text === '') throw refuse('required')
  if (typeof text !== 'string' || !NUMBER.test(text)) throw refuse('type')
  if (Math.abs(Number(text)) > most) throw refuse('range')
  return Number(text)
}
