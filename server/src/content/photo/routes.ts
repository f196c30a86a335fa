import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { PHOTO_BYTES_MAX } from '@fieldfare/shared/photo.ts'
import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import { sessionOf, type Session } from '../../platform/session/session.ts'
import type { Deps } from '../../platform/call/context.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { admitLarge } from '../../platform/http/largeBodies.ts'
import { orRefuse, refuse } from '../../platform/http/refuse.ts'
import { admitPhoto, savePhoto } from './savePhoto.ts'
import { isShownTo, photoFile } from './rows.ts'

const SIZES = new Map((Object.keys(PHOTO_SIZES) as PhotoSize[]).map((size) => [`${size}.jpg`, size]))
/** The cache-control of a photo, whose file never changes; 'public' or 'private' is added for each photo. */
const KEPT = 'max-age=31536000, immutable'
/** The cache-control with which browsers revalidate each time, so that nobody sees a photo after its creator has hidden it. */
const ASKED_AGAIN = 'private, no-cache'
const TOO_LARGE: Issue[] = [{ path: ['photo'], key: 'photoTooLarge' }]

/**
 * The number of a person's uploads that are read at once: one is decoded, and one waits to be decoded. LINE_EACH more wait
 * unread, at no cost; but `admitLarge` refuses a person's third concurrent upload above a megabyte.
 */
const EACH = 2
const LINE_EACH = 20
const LINE = 1000

/** Serves the files of photos: GET /photos/{id}/{list|full}.jpg, and POST /photos/{id} with a photo as the body. */
export function photoRoutes(http: FastifyInstance, deps: Deps): void {
  servePhotos(http, deps)
  void http.register(async (uploads) => acceptUploads(uploads, deps))
}

/**
 * Serves GET: 200 or 304 for photos shown to the reader, and for the reader's own; 404 for all others. Shared caches keep photos that
 * everyone may see, only the browser keeps the reader's own, and photos of areas are revalidated each time.
 */
function servePhotos(http: FastifyInstance, { db, auth, load, photos }: Deps): void {
  http.get<{ Params: { id: string; file: string } }>('/photos/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const size = SIZES.get(request.params.file)
      const { data: id } = Id.safeParse(request.params.id)
      const client = clientOf({ who: null, request })
      const photo = size && id ? await load.turn(client, () => photoFile(db.kysely, id)) : null
      if (!size || !id || !photo) throw new AppError('not-found')
      const who = photo.isPublic ? null : await sessionOf(db, auth, request.headers.cookie)
      const mayAll = photo.isPublic || (photo.forAdmins && who?.admin === true)
      const may = mayAll || (who && (photo.ownerId === who.id || (await isShownTo(db.kysely, id, who.id))))
      if (!may) throw new AppError('not-found')
      const etag = `"${id}-${size}"`
      const cacheControl = photo.revocable ? ASKED_AGAIN : `${photo.isPublic ? 'public' : 'private'}, ${KEPT}`
      reply.headers({ etag, 'cache-control': cacheControl })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const bytes = await photos.get(photo, size)
      if (!bytes) {
        reply.removeHeader('etag').header('cache-control', 'no-store')
        throw new AppError('not-found')
      }
      return reply.type('image/jpeg').send(bytes)
    }),
  )
}

/**
 * Serves POST, by which the web app uploads photos with progress and without base64. Checks the sender before reading the
 * body. Answers with a PhotoView; refusals have the format of refused calls.
 */
function acceptUploads(uploads: FastifyInstance, deps: Deps): void {
  const sending = new FairQueue({ atOnce: LINE, each: EACH, line: LINE, lineEach: LINE_EACH, muchMs: Infinity })
  /** Waits for a place in the queue; the upload keeps the place until the response is sent. */
  const takePlace = (personId: string, reply: FastifyReply): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const upload = async () => {
      resolve()
      await new Promise<void>((end) => void finished(reply.raw, () => end()))
    }
    sending.run(personId, upload).catch(reject)
    return promise
  }
  const senders = new WeakMap<FastifyRequest, Session>()
  uploads.addContentTypeParser(
    /^image\/[\w.+-]+$/,
    { parseAs: 'buffer', bodyLimit: PHOTO_BYTES_MAX },
    async (_request: unknown, body: unknown) => body,
  )
  uploads.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
    if (status === 413) return refuse(reply, 'too-large', TOO_LARGE)
    if (status === 415) return refuse(reply, 'bad-input', [{ path: ['photo'], key: 'photoType' }])
    throw error
  })
  uploads.post<{ Params: { id: string } }>(
    '/photos/:id',
    {
      onRequest: [
        admitLarge(deps),
        (request, reply) =>
          orRefuse(reply, async () => {
            const who = await deps.sessions.of(request.headers.cookie)
            if (!who) throw new AppError('not-signed-in')
            await takePlace(who.id, reply)
            await deps.limits.write({ who, request })
            await admitPhoto({ deps, who })
            senders.set(request, who)
            return undefined
          }),
      ],
    },
    (request, reply) =>
      orRefuse(reply, async () => {
        const who = senders.get(request)
        const { body } = request
        const id = Id.safeParse(request.params.id)
        if (!who || !id.success || !Buffer.isBuffer(body))
          throw new AppError('bad-input', [{ path: ['id'], key: 'type' }])
        return reply.send(await savePhoto({ deps, who }, id.data, () => body, ['photo']))
      }),
  )
}
