import { CARD_PLACES, type CardSize } from '@fieldfare/shared/card.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { loadMessages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cardAreas, myAreaView } from '../area/rows.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { requestLocale } from '../page/requestLocale.ts'
import { digestOf, type Pictures } from '../picture/pictures.ts'
import { languageOf, sizeIn } from '../picture/routes.ts'
import { contentOf, type Facts, factsLine, picturedFacts, wordsOfSite } from '../picture/rows.ts'

type CardDeps = Pick<Deps, 'db' | 'load' | 'sessions' | 'photos' | 'config'>

/**
 * GET /pictures/cards/{id}.jpg, or .png: the card (a picture to share) of an area, square unless `size` names another size. It has the
 * shape on the map, the title, the beginning of the description and the photo. 200; 400 for an unknown size, 404 for an area that the
 * reader may not see, 503 while too many requests wait. Description and photo are shown only if everyone may see them, also on the reader's
 * own card, since a card is made to be passed on. No cache keeps it.
 */
export function cardRoutes(http: FastifyInstance, deps: CardDeps, pictures: Pick<Pictures, 'get'>): void {
  const { db, load, sessions, photos, config } = deps
  placesRoute(http, deps, pictures, 'jpg')
  placesRoute(http, deps, pictures, 'png')
  http.get<{ Params: { file: string }; Querystring: { size?: unknown } }>('/pictures/cards/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const [, name, format] = /^(.*)\.(png|jpg)$/.exec(request.params.file) ?? []
      const { data: id } = Id.safeParse(name)
      if (!id) throw new AppError('not-found')
      const size = cardSizeIn(request.query.size)
      const who = await sessions.of(request.headers.cookie)
      const facts = await load.read({ who, request }, () => cardFacts(db.kysely, id, who))
      if (!facts) throw new AppError('not-found')
      const locale = requestLocale(request.headers, who?.locale)
      const picture = await pictures.get({
        client: clientOf({ who, request }),
        key: `cards/${id}/${digestOf(facts)}-${size}-${locale}-${format}`,
        format: format === 'png' ? 'png' : 'jpg',
        language: languageOf(locale),
        isPublic: false,
        read: async () =>
          contentOf(db.kysely, photos, facts, {
            size,
            texts: await loadMessages(locale),
            publicUrl: config.PUBLIC_URL,
          }),
      })
      if (!picture) throw new AppError('not-found')
      return reply.type(TYPES[format === 'png' ? 'png' : 'jpg']).send(picture.bytes)
    }),
  )
}

/** The ids of the areas on the card, separated by commas. */
const Ids = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(CARD_PLACES))

/**
 * GET /pictures/cards/places.jpg, or .png: the card of the reader's own areas, square unless `size` names another size. It has the areas
 * that `ids` names, or the four that the reader rated highest. 200; 400 for an unknown size; 404 for a guest, for another person's area and
 * if there is no area; 503 while too many requests wait. Descriptions are shown only if everyone may read them.
 */
function placesRoute(
  http: FastifyInstance,
  { db, load, sessions, config }: CardDeps,
  pictures: Pick<Pictures, 'get'>,
  format: 'jpg' | 'png',
): void {
  const path = `/pictures/cards/places.${format}`
  http.get<{ Querystring: { ids?: unknown; size?: unknown } }>(path, (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const size = cardSizeIn(request.query.size)
      const who = await sessions.of(request.headers.cookie)
      const ids = Ids.optional().safeParse(request.query.ids)
      if (!who || !ids.success) throw new AppError('not-found')
      const areas = await load.read({ who, request }, () => cardAreas(db.kysely, who.id, ids.data, CARD_PLACES))
      if (areas.length === 0 || areas.length < (ids.data?.length ?? 0)) throw new AppError('not-found')
      const locale = requestLocale(request.headers, who.locale)
      const picture = await pictures.get({
        client: clientOf({ who, request }),
        key: `places/${digestOf([who.id, areas])}-${size}-${locale}-${format}`,
        format,
        language: languageOf(locale),
        isPublic: false,
        read: async () => {
          const texts = await loadMessages(locale)
          const places = areas.map((area) => ({ ...area, facts: factsLine(texts, area) }))
          const heading = texts.story.card.places
          return { shown: { size, heading, ...wordsOfSite(texts), address: config.PUBLIC_URL, places } }
        },
      })
      if (!picture) throw new AppError('not-found')
      return reply.type(TYPES[format]).send(picture.bytes)
    }),
  )
}

const TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const

/** Returns the requested size of a card, by default a square. @throws AppError 'bad-input' for an unknown size */
function cardSizeIn(given: unknown): CardSize {
  const size = sizeIn(given, 'square')
  if (size === 'map') throw new AppError('bad-input', [{ path: ['size'], key: 'type' }])
  return size
}

/** Reads an area as everyone sees it; or the reader's own area that nobody else sees, then without description and photo. */
async function cardFacts(db: Tx, id: string, who: Session | null): Promise<Facts | null> {
  const open = await picturedFacts(db, 'areas', id)
  const own = !open && who ? await myAreaView(db, who.id, id) : null
  if (!own) return open
  const { title, geometry, level, rating, version } = own
  return { title, geometry, level, rating, version, words: '', maker: null, photoId: null, page: paths.area(id) }
}
