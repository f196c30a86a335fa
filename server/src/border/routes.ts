import type { Borders } from '@fieldfare/shared/border.ts'
import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { FastifyInstance } from 'fastify'
import { assertCan } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import { orRefuse } from '../http/refuse.ts'
import { bordersAt } from './rows.ts'

/** An import is seen after this many seconds. */
const KEPT_SECONDS = 300

/**
 * GET /api/borders?lng=&lat=: the borders of imported registers over a point, the smallest first, at most a few; an empty list
 * where there are none. 400 for a point that is none, 429 and 503 where too much is asked. Reads no session: registers are public.
 */
export function borderRoutes(http: FastifyInstance, { db, load }: Pick<Deps, 'db' | 'load'>): void {
  http.get<{ Querystring: Record<string, unknown> }>('/api/borders', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      assertCan('border.see', { who: null })
      const lng = numberIn(request.query, 'lng', LNG_MAX)
      const lat = numberIn(request.query, 'lat', LAT_MAX)
      const borders = await load.read({ who: null, request }, () => bordersAt(db.kysely, lng, lat))
      const answer: Borders = { borders }
      return reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).send(answer)
    }),
  )
}

/** Digits alone: `Number` would take an empty text and 0x10. */
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/

function numberIn(query: Record<string, unknown>, name: string, most: number): number {
  const text = query[name]
  const refuse = (key: Issue['key']) => new AppError('bad-input', [{ path: [name], key }])
  if (text === undefined || text === '') throw refuse('required')
  if (typeof text !== 'string' || !NUMBER.test(text)) throw refuse('type')
  if (Math.abs(Number(text)) > most) throw refuse('range')
  return Number(text)
}
