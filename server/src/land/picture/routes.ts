import { isPictureSize, type PictureSize } from '@fieldfare/shared/card.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { DEFAULT_LOCALE, isLocale, loadMessages, type Locale } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import type { Deps } from '../../platform/call/context.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { DiskCache } from '../basemap/diskCache.ts'
import type { BaseMap } from '../basemap/routes.ts'
import { digestOf, makePictures, type Pictures } from './pictures.ts'
import { type Facts, PICTURED, type Pictured, picturedFacts, publicPhoto, subjectOf } from './rows.ts'

/** Raised when pictures look otherwise than before, so that caches fetch them again. */
const STYLE = 2
const SITE_STYLE = 1
/** A minute: what is taken away is to be gone soon, also from what lies between. */
const KEPT = 'public, max-age=60'
/** The site's own shows nothing of people. */
const SITE_KEPT = 'public, max-age=604800, immutable'
const DISK_BYTES = 256 * 1024 * 1024

export interface PictureRoutes {
  pictures: Pictures
  close(): Promise<void>
}

interface Wished {
  size?: PictureSize | undefined
  /** The language of its words and of names on the map. */
  lang?: Locale | undefined
}

/** The address of a picture at a version, from the root. */
export function pictureAddress(kind: string, id: string, version: number, { size, lang }: Wished = {}): string {
  const query = new URLSearchParams({ ...(size && { size }), ...(lang && { lang }) }).toString()
  return `/pictures/${kind}/${id}/${STYLE}-${version}.jpg${query && `?${query}`}`
}

export const SITE_PICTURE = `/pictures/fieldfare-${SITE_STYLE}.jpg`

/** The two letters of a language, as names on the map are marked with. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2)

/** @throws AppError 'bad-input' for a size that is none */
export function sizeIn(given: unknown, otherwise: PictureSize): PictureSize {
  if (given === undefined) return otherwise
  if (!isPictureSize(given)) throw new AppError('bad-input', [{ path: ['size'], key: 'type' }])
  return given
}

interface Request {
  Params: { kind: string; id: string; file: string }
  Querystring: { size?: unknown; lang?: unknown }
}

/**
 * GET /pictures/{areas|communities}/{id}/{version}.jpg: the shape on the detailed map with the public words and photo, for those who
 * preview links, 1200 by 630, or as `size` says; `lang` is a locale. /pictures/fieldfare-….jpg for the site. 200, 304 by ETag, 302 to the
 * present version; 400 for an unknown size or language, 404 for what a guest may not see, 503 while too many wait. Reads no session:
 * pictures show public things only, and what may be seen is read anew for each request.
 */
export function pictureRoutes(
  http: FastifyInstance,
  { db, load, photos, config }: Pick<Deps, 'db' | 'load' | 'photos' | 'config'>,
  dist: string,
  tiles: BaseMap['tiles'],
): PictureRoutes {
  const disk = new DiskCache(join(config.DATA_DIR, 'pictures'), DISK_BYTES, (error) =>
    http.log.warn({ err: error }, 'pictures cannot be kept on the disk'),
  )
  const onError = (err: unknown) => http.log.error({ err }, 'a picture worker ended')
  const pictures = makePictures({ dist, disk, tiles, onError })

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: string,
    wanted: Omit<Parameters<Pictures['get']>[0], 'client' | 'format'>,
  ): Promise<FastifyReply> {
    const known = request.headers['if-none-match']
    const best = `"${wanted.key}"`
    const headers = { etag: best, 'cache-control': kept }
    if (isKnown(known, best)) return reply.headers(headers).code(304).send()
    const picture = await pictures.get({ ...wanted, client: clientOf({ who: null, request }), format: 'jpg' })
    if (!picture) throw new AppError('not-found')
    // A better one will follow.
    const etag = picture.isBest ? best : `"${wanted.key}-plain"`
    reply.headers({ ...headers, etag })
    if (isKnown(known, etag)) return reply.code(304).send()
    // Previews of other sites show it: it is there for them.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/jpeg').send(picture.bytes)
  }

  http.get(SITE_PICTURE, (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), () => {
      const key = `site/fieldfare-${SITE_STYLE}`
      return answer(request, reply, SITE_KEPT, { key, language: '', isPublic: true, read: async () => null })
    }),
  )
  http.get<Request>('/pictures/:kind/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const { data: id } = Id.safeParse(request.params.id)
      const kind = PICTURED.find((one) => one === request.params.kind)
      if (!kind || !id) throw new AppError('not-found')
      const size = sizeIn(request.query.size, 'link')
      const { lang = DEFAULT_LOCALE } = request.query
      if (!isLocale(lang)) throw new AppError('bad-input', [{ path: ['lang'], key: 'type' }])
      const facts = await load.read({ who: null, request }, () => picturedFacts(db.kysely, kind, id))
      if (!facts) {
        await pictures.forget(`${kind}/${id}`)
        throw new AppError('not-found')
      }
      const address = pictureAddress(kind, id, facts.version)
      if (!address.endsWith(`/${request.params.file}`)) {
        const { search } = new URL(request.url, 'http://picture')
        return reply.redirect(address + search, 302)
      }
      return answer(request, reply, KEPT, {
        key: publicKey(kind, id, facts, { size, lang }),
        language: languageOf(lang),
        isPublic: true,
        read: async () => {
          const [texts, photo] = await Promise.all([loadMessages(lang), publicPhoto(db.kysely, photos, facts.photoId)])
          return subjectOf(facts, { size, photo, texts, publicUrl: config.PUBLIC_URL })
        },
      })
    }),
  )
  return { pictures, close: () => pictures.close() }
}

/** The key of a picture that everyone may see: another for all that is on it, and in a folder of its subject. */
export function publicKey(kind: Pictured, id: string, facts: Facts, { size, lang }: Required<Wished>): string {
  return `${kind}/${id}/${STYLE}-${digestOf(facts)}-${size}-${lang}`
}
