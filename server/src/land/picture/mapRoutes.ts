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

/** The version of the drawing style; to be raised when pictures of a map alone change their look. */
const STYLE = 1
/** The Cache-Control for the reader's own areas, which others perhaps may not see. */
const OWN_KEPT = 'private, no-store'
/** The Cache-Control for a place: its picture depends only on the URL and on the map, which changes slowly. */
const PLACE_KEPT = 'private, max-age=86400'
const POOR_PLACE_KEPT = 'private, max-age=60'

interface Request {
  Params: { kind: string; id: string; file: string }
}
type Look = Pick<MapAlone, 'size' | 'theme'>

/**
 * GET /pictures/maps/{areas|communities}/{id}/{size}-{theme}.webp: a piece of map with the shape of a public area or community, without
 * text, in a size of `THUMBNAIL_SIZES`. /pictures/maps/mine/…: an area of the signed-in reader, which no cache keeps.
 * /pictures/maps/places/{lng},{lat}[,about]/…: a place, by its coordinates only. 200; 304 by ETag; 400 for an unknown size or theme; 404
 * for content that the reader may not see; 503 while too many requests wait. A list requests many pictures at a time, so each counts only
 * as much as a tile of the map.
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

/** Returns the beginning of the cache keys of an area's or community's map pictures, in a folder for it. */
export const aloneBeginning = (kind: Pictured, id: string, facts: LandFacts): string =>
  `${kind}/${id}/map${STYLE}-${digestOf(facts)}-`

const nameOf = ({ size, theme }: Look): string => `${size}-${theme}`

function idIn(text: string): string {
  const { data: id } = Id.safeParse(text)
  if (!id) throw new AppError('not-found')
  return id
}

/** Reads size and theme from a file name. @throws AppError 'bad-input' for an unknown size or theme */
function lookIn(file: string): Look {
  const [, size = '', theme] = /^(\w+)-(light|dark)\.webp$/.exec(file) ?? []
  if (!isThumbnailSize(size) || !theme) throw new AppError('bad-input', [{ path: ['size'], key: 'type' }])
  return { size, theme: theme as MapTheme }
}
