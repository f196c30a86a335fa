import { isPictureSize, type PictureSize } from '@fieldfare/shared/card.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { DEFAULT_LOCALE, isLocale, loadMessages, type Locale } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import type { Deps } from '../../platform/call/context.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { DiskCache } from '../basemap/diskCache.ts'
import type { BaseMap } from '../basemap/routes.ts'
import { digestOf, makePictures, type Pictures } from './pictures.ts'
import { removeOutdatedPictures } from './removeOutdatedPictures.ts'
import { aloneBeginning, mapRoutes } from './mapRoutes.ts'
import { contentOf, type Facts, landFacts, PICTURED, type Pictured, picturedFacts } from './rows.ts'
import { KEPT, sendPicture } from './sendPicture.ts'

/** The version of the drawing style; to be raised when pictures change their look, so that caches fetch them again. */
const STYLE = 2
const SITE_STYLE = 1
/** The Cache-Control of the site's own picture, which shows no content of people. */
const SITE_KEPT = 'public, max-age=604800, immutable'
const DISK_BYTES = 256 * 1024 * 1024

export interface PictureRoutes {
  pictures: Pictures
  /** Resolves when all changes received so far are handled. */
  settled(): Promise<void>
  close(): Promise<void>
}

type Wanted = Omit<Parameters<Pictures['get']>[0], 'client' | 'format'>

interface Wished {
  size?: PictureSize | undefined
  /** The language of the texts and of names on the map. */
  lang?: Locale | undefined
}

/** Returns the path of a picture at a version, with its query. */
export function pictureAddress(kind: string, id: string, version: number, { size, lang }: Wished = {}): string {
  const query = new URLSearchParams({ ...(size && { size }), ...(lang && { lang }) }).toString()
  return `/pictures/${kind}/${id}/${STYLE}-${version}.jpg${query && `?${query}`}`
}

export const SITE_PICTURE = `/pictures/fieldfare-${SITE_STYLE}.jpg`

/** Returns the two letters of a language, by which names on the map are marked. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2)

/** Returns the requested size of a picture, or `otherwise` if none is requested. @throws AppError 'bad-input' for an unknown size */
export function sizeIn(given: unknown, otherwise: PictureSize): PictureSize {
  if (given === undefined) return otherwise
  if (!isPictureSize(given)) throw new AppError('bad-input', [{ path: ['size'], key: 'type' }])
  return given
}

export type PictureDeps = Pick<Deps, 'db' | 'live' | 'load' | 'sessions' | 'photos' | 'config'>

interface Request {
  Params: { kind: string; id: string; file: string }
  Querystring: { size?: unknown; lang?: unknown }
}

/**
 * GET /pictures/{areas|communities}/{id}/{version}.jpg: the preview picture for links to an area or community, with its shape on the
 * detailed map, its public description and its photo; 1200 by 630, or as `size` says; `lang` is a locale. /pictures/fieldfare-….jpg: the
 * picture of the site. 200; 304 by ETag; 302 to the present version; 400 for an unknown size or language; 404 for content that a guest may
 * not see; 503 while too many requests wait. Reads no session: pictures show public content only, which is read again for each request.
 */
export function pictureRoutes(
  http: FastifyInstance,
  deps: PictureDeps,
  dist: string,
  tiles: BaseMap['tiles'],
): PictureRoutes {
  const { db, load, photos, config } = deps
  const disk = new DiskCache(join(config.DATA_DIR, 'pictures'), DISK_BYTES, (error) =>
    http.log.warn({ err: error }, 'pictures cannot be kept on the disk'),
  )
  const onError = (err: unknown) => http.log.error({ err }, 'a picture worker ended')
  const pictures = makePictures({ dist, disk, tiles, onError })

  const answer = (request: FastifyRequest, reply: FastifyReply, kept: string, wanted: Wanted) =>
    sendPicture(pictures, { request, reply, kept }, { ...wanted, format: 'jpg' })

  http.get(SITE_PICTURE, (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), () => {
      const key = `site/fieldfare-${SITE_STYLE}`
      return answer(request, reply, SITE_KEPT, {
        key,
        language: '',
        isPublic: true,
        read: async () => ({ shown: null }),
      })
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
        read: async () =>
          contentOf(db.kysely, photos, facts, { size, texts: await loadMessages(lang), publicUrl: config.PUBLIC_URL }),
      })
    }),
  )
  mapRoutes(http, deps, pictures)
  const settled = removeOutdatedPictures(deps, pictures, {
    beginningsOf: async (kind, id) => {
      const [facts, land] = [await picturedFacts(db.kysely, kind, id), await landFacts(db.kysely, kind, id)]
      return facts && land ? [beginningOf(kind, id, facts), aloneBeginning(kind, id, land)] : []
    },
    onTrouble: (err) => http.log.warn({ err }, 'pictures of what changed are kept'),
  })
  return { pictures, settled, close: () => pictures.close() }
}

/** Returns the cache key of a public picture: it differs for any different content, and lies in a folder for its subject. */
export function publicKey(kind: Pictured, id: string, facts: Facts, { size, lang }: Required<Wished>): string {
  return `${beginningOf(kind, id, facts)}${size}-${lang}`
}

const beginningOf = (kind: Pictured, id: string, facts: Facts) => `${kind}/${id}/${STYLE}-${digestOf(facts)}-`
