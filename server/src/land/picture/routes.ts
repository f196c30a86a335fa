import { AppError } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { makePictures, type Pictures } from './pictures.ts'
import { PICTURED, picturedShape, pictureVersion } from './rows.ts'

/** The version of the drawing: raised when pictures look different, so that caches fetch them again. */
const STYLE = 1
/**
 * The time that caches keep a picture: a week, since the address changes with the content, and deleted content must not
 * be kept for ever.
 */
const KEPT = 'public, max-age=604800, immutable'

export interface PictureRoutes {
  pictures: Pictures
  close(): Promise<void>
}

/** The address of a picture at a version, from the root. */
export const pictureAddress = (kind: string, id: string, version: number): string =>
  `/pictures/${kind}/${id}/${STYLE}-${version}.jpg`

export const SITE_PICTURE = `/pictures/fieldfare-${STYLE}.jpg`

/**
 * GET /pictures/{areas|communities}/{id}/{version}.jpg: a piece of the map with the shape, 1200 by 630, for those who
 * preview links; /pictures/fieldfare-….jpg for the site. 200, 304 by ETag, 302 to the present version; 404 for what a
 * guest may not see, 503 while too many wait. Reads no session: pictures show public things only.
 */
export function pictureRoutes(
  http: FastifyInstance,
  { db, load }: Pick<Deps, 'db' | 'load'>,
  dist: string,
): PictureRoutes {
  const pictures = makePictures(dist, (err) => http.log.error({ err }, 'a picture worker ended'))

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    read: () => ReturnType<typeof picturedShape>,
  ): Promise<FastifyReply> {
    const etag = `"${key}"`
    if (isKnown(request.headers['if-none-match'], etag))
      return reply.headers({ etag, 'cache-control': KEPT }).code(304).send()
    const bytes = await pictures.get(clientOf({ who: null, request }), key, read)
    if (!bytes) throw new AppError('not-found')
    // Other sites may show the picture, since previews do.
    const headers = { etag, 'cache-control': KEPT, 'cross-origin-resource-policy': 'cross-origin' }
    return reply.headers(headers).type('image/jpeg').send(bytes)
  }

  http.get(SITE_PICTURE, (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), () =>
      answer(request, reply, `fieldfare-${STYLE}`, async () => null),
    ),
  )
  http.get<{ Params: { kind: string; id: string; file: string } }>('/pictures/:kind/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const { data: id } = Id.safeParse(request.params.id)
      const kind = PICTURED.find((one) => one === request.params.kind)
      const version = kind && id && (await load.read({ who: null, request }, () => pictureVersion(db.kysely, kind, id)))
      if (!kind || !id || version === undefined) throw new AppError('not-found')
      const address = pictureAddress(kind, id, Number(version))
      if (!address.endsWith(`/${request.params.file}`)) return reply.redirect(address, 302)
      return answer(request, reply, `${id}-${STYLE}-${version}`, () => picturedShape(db.kysely, kind, id))
    }),
  )
  return { pictures, close: () => pictures.close() }
}
