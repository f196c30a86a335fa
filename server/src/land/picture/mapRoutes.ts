import { AppError } from '@fieldfare/shared/errors.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { isThumbnailSize, thumbnailPlace } from '@fieldfare/shared/thumbnail.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { networkOf } from '../../platform/call/limits.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { around, type MapAlone } from './mapAlone.ts'
import { digestOf, type Pictures } from './pictures.ts'
import { type LandFacts, landFacts, ownLandFacts, PICTURED, type Pictured } from './rows.ts'
import { KEPT, sendPicture } from './sendPicture.ts'

/** Raised when the map alone looks otherwise than before. */
const STYLE = 1
/** An own area may be one that others do not see. */
const OWN_KEPT = 'private, no-store'
/** A place says only what its address says; the map under it changes slowly. */
const PLACE_KEPT = 'private, max-age=86400'
const POOR_PLACE_KEPT = 'private, max-age=60'

interface Request {
  Params: { kind: string; id: string; file: string }
}
type Look = Pick<MapAlone, 'size' | 'theme'>

/**
 * GET /pictures/maps/{areas|communities}/{id}/{size}-{theme}.webp: a piece of the map with the shape that everyone may see on it, without
 * words, in a size of `THUMBNAIL_SIZES`; /pictures/maps/mine/… an own area, for the session that asks and kept by nothing on the way;
 * /pictures/maps/places/{lng},{lat}[,about]/… a place, of which it says nothing but where that is. 200, 304 by ETag; 400 for an unknown size
 * or theme, 404 for what the reader may not see, 503 while too many wait. A list asks for many at a time, so each counts as a tile of the map does.
 */
export function mapRoutes(
  http: FastifyInstance,
  { db, load, sessions }: Pick<Deps, 'db' | 'load' | 'sessions'>,
  pictures: Pick<Pictures, 'get' | 'forget'>,
): void {
  const drawn = (key: string, isPublic: boolean, shown: MapAlone) =>
    ({ key, isPublic, language: '', format: 'webp', read: async () => ({ shown }) }) as const

  async function land(request: FastifyRequest<Request>, reply: FastifyReply, kind: Pictured): Promise<FastifyReply> {
    const [id, look] = [idIn(request.params.id), lookIn(request.params.file)]
    const facts = await load.tile(networkOf(request.ip), () => landFacts(db.kysely, kind, id))
    if (!facts) {
      await pictures.forget(`${kind}/${id}`)
      throw new AppError('not-found')
    }
    const key = `${aloneBeginning(kind, id, facts)}${nameOf(look)}`
    return sendPicture(pictures, { request, reply, kept: KEPT }, drawn(key, true, { ...facts, ...look }))
  }

  for (const kind of PICTURED)
    http.get<Request>(`/pictures/maps/${kind}/:id/:file`, (request, reply) =>
      orRefuse(reply.header('cache-control', 'no-store'), () => land(request, reply, kind)),
    )

  http.get<Request>('/pictures/maps/mine/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', OWN_KEPT), async () => {
      const [id, look] = [idIn(request.params.id), lookIn(request.params.file)]
      const who = await sessions.of(request.headers.cookie)
      const facts = who && (await load.tile(who.id, () => ownLandFacts(db.kysely, who.id, id)))
      if (!facts) throw new AppError('not-found')
      const key = `mine/${id}/${digestOf(facts)}-${nameOf(look)}`
      return sendPicture(pictures, { request, reply, kept: OWN_KEPT }, drawn(key, false, { ...facts, ...look }))
    }),
  )

  http.get<Request>('/pictures/maps/places/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const [place, look] = [thumbnailPlace(request.params.id), lookIn(request.params.file)]
      if (!place) throw new AppError('not-found')
      const key = `places/${STYLE}-${request.params.id}-${nameOf(look)}`
      await load.tile(networkOf(request.ip), () => Promise.resolve())
      const exchange = { request, reply, kept: PLACE_KEPT, keptPoor: POOR_PLACE_KEPT }
      return sendPicture(pictures, exchange, drawn(key, false, { ...around(place), ...look }))
    }),
  )
}

/** The beginning of the keys of a piece of land, in a folder of its own. */
export const aloneBeginning = (kind: Pictured, id: string, facts: LandFacts): string =>
  `${kind}/${id}/map${STYLE}-${digestOf(facts)}-`

const nameOf = ({ size, theme }: Look): string => `${size}-${theme}`

function idIn(text: string): string {
  const { data: id } = Id.safeParse(text)
  if (!id) throw new AppError('not-found')
  return id
}

/** @throws AppError 'bad-input' for a size or theme that is none */
function lookIn(file: string): Look {
  const [, size = '', theme] = /^(\w+)-(light|dark)\.webp$/.exec(file) ?? []
  if (!isThumbnailSize(size) || !theme) throw new AppError('bad-input', [{ path: ['size'], key: 'type' }])
  return { size, theme: theme as MapTheme }
}
