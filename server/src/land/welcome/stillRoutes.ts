import { AppError } from '@fieldfare/shared/errors.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { STILL_SIZES } from '@fieldfare/shared/welcomeView.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { baseMapOf } from '../basemap/routes.ts'
import { languageOf } from '../picture/routes.ts'
import { KEPT, sendPicture } from '../picture/sendPicture.ts'
import { tellableArea } from './choosePlace.ts'
import { stillSlot } from './still.ts'
import { creditTiles } from './shownWelcome.ts'
import { makeStills } from './stills.ts'
import { stillAddress } from './toWelcomePlace.ts'

/**
 * GET /pictures/welcome/{id}/{version}-{phone|desk}.webp: the still picture of the map around an area that may be shown on the welcome
 * page. 200; 304 by ETag; 404 for every other area and version; 503 while too many requests wait. Reads no session.
 */
export function stillRoutes(
  http: FastifyInstance,
  { db, load }: Pick<Deps, 'db' | 'load'>,
  dist: string,
): { close(): Promise<void> } {
  const tiles = () => baseMapOf(http).tiles()
  const hear = creditTiles(db, tiles)
  http.addHook('onListen', async () => hear())
  const stills = makeStills({
    dist,
    tiles,
    onError: (err) => http.log.error({ err }, 'a still worker ended'),
  })
  http.get<{ Params: { id: string; file: string } }>('/pictures/welcome/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const { data: id } = Id.safeParse(request.params.id)
      const area = id && (await load.read({ who: null, request }, () => tellableArea(db.kysely, id)))
      const size = area && STILL_SIZES.find((one) => stillAddress(area, one).endsWith(`/${request.params.file}`))
      if (!area || !size) throw new AppError('not-found')
      const key = stillAddress(area, size)
      const language = languageOf(localeOf(area.locale))
      const still = { key, format: 'webp' as const, slot: stillSlot(area.geometry, size), language }
      return sendPicture(stills, { request, reply, kept: KEPT }, still)
    }),
  )
  return { close: () => stills.close() }
}
