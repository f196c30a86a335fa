import { CARD_PLACES } from '@fieldfare/shared/card.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type Level, RATING_MAX } from '@fieldfare/shared/limits.ts'
import { loadMessages, type Messages } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { areaView, cardAreas, myAreaView } from '../area/rows.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { requestLocale } from '../page/requestLocale.ts'
import type { Pictures } from '../picture/pictures.ts'

/**
 * GET /pictures/cards/{id}.png: the card of an area, 1200 by 994: a piece of the map, the title, its level and rating, and the
 * beginning of its words. 200; 404 for what the reader may not see, 503 while too many wait. The words are those that everyone
 * may read, also on one's own card: it is made to be passed on. Nothing on the way keeps it.
 */
export function cardRoutes(
  http: FastifyInstance,
  { db, load, sessions }: Pick<Deps, 'db' | 'load' | 'sessions'>,
  pictures: Pick<Pictures, 'get'>,
): void {
  placesRoute(http, { db, load, sessions }, pictures)
  http.get<{ Params: { file: string } }>('/pictures/cards/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const { file } = request.params
      const { data: id } = Id.safeParse(file.replace(/\.png$/, ''))
      if (!id || !file.endsWith('.png')) throw new AppError('not-found')
      const who = await sessions.of(request.headers.cookie)
      const area = await load.read({ who, request }, () => cardOf(db.kysely, id, who))
      if (!area) throw new AppError('not-found')
      const locale = requestLocale(request.headers, who?.locale)
      const { title, geometry, level, rating, version, words } = area
      const bytes = await pictures.get(clientOf({ who, request }), `card-${id}-${version}-${locale}`, async () => {
        return {
          title,
          geometry,
          level,
          card: { facts: factsOf(await loadMessages(locale), { level, rating }), words },
        }
      })
      if (!bytes) throw new AppError('not-found')
      return reply.type('image/png').send(bytes)
    }),
  )
}

/** The ids that the card is asked for, in a row with commas between them. */
const Ids = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(CARD_PLACES))

/**
 * GET /pictures/cards/places.png: the card of the reader's own places, 1200 wide: those that `ids` names, or the four they rated highest.
 * 200; 404 for a guest, who has none, for another person's area, and with no area; 503 while too many wait. Its words are those that
 * everyone may read.
 */
function placesRoute(
  http: FastifyInstance,
  { db, load, sessions }: Pick<Deps, 'db' | 'load' | 'sessions'>,
  pictures: Pick<Pictures, 'get'>,
): void {
  http.get<{ Querystring: { ids?: unknown } }>('/pictures/cards/places.png', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const who = await sessions.of(request.headers.cookie)
      const ids = Ids.optional().safeParse(request.query.ids)
      if (!who || !ids.success) throw new AppError('not-found')
      const areas = await load.read({ who, request }, () => cardAreas(db.kysely, who.id, ids.data, CARD_PLACES))
      if (areas.length === 0 || areas.length < (ids.data?.length ?? 0)) throw new AppError('not-found')
      const locale = requestLocale(request.headers, who.locale)
      const key = areas.map(({ id, version }) => `${id}-${version}`).join(' ')
      const bytes = await pictures.get(clientOf({ who, request }), `places-${key}-${locale}`, async () => {
        const texts = await loadMessages(locale)
        return {
          heading: texts.story.card.places,
          places: areas.map((area) => ({ ...area, facts: factsOf(texts, area) })),
        }
      })
      if (!bytes) throw new AppError('not-found')
      return reply.type('image/png').send(bytes)
    }),
  )
}

/** The line of a level and its rating. */
function factsOf(texts: Pick<Messages, 'area' | 'link'>, { level, rating }: { level: Level; rating: number }): string {
  const values: Record<string, string | number> = { level: texts.area.level[level], rating, max: RATING_MAX }
  return texts.link.area.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
}

/** An area that everyone sees, or that is the reader's own. */
async function cardOf(db: Tx, id: string, who: Session | null) {
  const { view } = await areaView(db, id)
  const area = view ?? (who && (await myAreaView(db, who.id, id)))
  return area && { ...area, words: view?.description ?? '' }
}
