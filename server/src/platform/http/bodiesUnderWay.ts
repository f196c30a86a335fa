import { finished } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../call/context.ts'
import { clientOf } from '../call/loadControl.ts'
import { KeyedCounter } from '../call/keyedCounter.ts'
import { BODY_MAX, declaredBytes } from './largeBodies.ts'
import { orRefuse } from './refuse.ts'

/** Bytes up to which a body is not counted: it takes hardly more memory than its connection. */
const SMALL = 16 * 1024
/** The most bytes of bodies of one person, or of the guests behind one IP address: dozens of large shapes at once. */
const EACH = 8 * BODY_MAX
/** The most bytes of bodies of all guests together, who send no more than a form, and of all signed-in people, whose share guests cannot use up. */
const ALL = { guests: 4 * EACH, people: 16 * EACH }

/**
 * Bounds the bytes of bodies that are read or processed at the same time: a body may take its sender two minutes, and
 * occupies memory meanwhile. Counts the size that a request declares, before the body is read; a body without a
 * declared size counts as the largest. Photos and other bodies of more than `BODY_MAX` are counted by `admitLarge`.
 */
export function boundBodies(http: FastifyInstance, deps: Pick<Deps, 'sessions'>): void {
  const bytesUnderWay = { guests: 0, people: 0 }
  const takenOf = new KeyedCounter()
  http.addHook('preParsing', async (request, reply) => {
    const declared = declaredBytes(request)
    const bytes = declared === Infinity ? BODY_MAX : declared
    if (bytes <= SMALL || bytes > BODY_MAX) return undefined
    return orRefuse(reply, async () => {
      const who = await deps.sessions.of(request.headers.cookie)
      const [client, all] = [clientOf({ who, request }), who ? ('people' as const) : ('guests' as const)]
      if (takenOf.of(client) + bytes > EACH) throw new AppError('too-many')
      if (bytesUnderWay[all] + bytes > ALL[all]) throw new AppError('unavailable')
      const take = (change: number) => {
        bytesUnderWay[all] += change
        takenOf.add(client, change)
      }
      take(bytes)
      finished(reply.raw, () => take(-bytes))
      return undefined
    })
  })
}
