import { AppError } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import { makeOnce } from '../../platform/call/makeOnce.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { tellableArea } from './choosePlace.ts'
import { stillFrame, type StillTask } from './still.ts'
import { stillAddress } from './toWelcomePlace.ts'

/** Few places are shown at a time. */
const CACHE_BYTES = 8 * 1024 * 1024
const LINE = 20
/** A minute: a place that is withdrawn is gone then. */
const KEPT = 'public, max-age=60'

/**
 * GET /pictures/welcome/{id}/{version}.webp: the map around a place that may be on the welcome page. 200, 304 by ETag; 404 for every
 * other area and version, 503 while too many wait. Reads no session.
 */
export function stillRoutes(
  http: FastifyInstance,
  { db, load }: Pick<Deps, 'db' | 'load'>,
  dist: string,
): { close(): Promise<void> } {
  const stills = makeOnce<StillTask>({
    worker: new URL('./stillWorker.ts', import.meta.url),
    name: 'makeStill',
    cacheBytes: CACHE_BYTES,
    line: LINE,
    lineEach: LINE,
    onError: (err) => http.log.error({ err }, 'a still worker ended'),
  })
  http.get<{ Params: { id: string; file: string } }>('/pictures/welcome/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const { data: id } = Id.safeParse(request.params.id)
      const area = id && (await load.read({ who: null, request }, () => tellableArea(db.kysely, id)))
      if (!area) throw new AppError('not-found')
      const address = stillAddress(area)
      if (!address.endsWith(`/${request.params.file}`)) throw new AppError('not-found')
      const etag = `"${address}"`
      reply.headers({ etag, 'cache-control': KEPT })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const frame = stillFrame(area.geometry)
      const bytes = await stills.get(clientOf({ who: null, request }), address, () => ({ dist, frame }))
      if (!bytes) throw new AppError('not-found')
      return reply.type('image/webp').send(bytes)
    }),
  )
  return { close: () => stills.close() }
}
