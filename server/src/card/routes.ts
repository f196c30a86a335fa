import { AppError } from '@fieldfare/shared/errors.ts'
import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { loadMessages } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { areaView, myAreaView } from '../area/rows.ts'
import type { Deps, Session } from '../call/context.ts'
import { clientOf } from '../call/load.ts'
import type { Tx } from '../db/tables.ts'
import { orRefuse } from '../http/refuse.ts'
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
        const { area: texts, link } = await loadMessages(locale)
        const values: Record<string, string | number> = { level: texts.level[level], rating, max: RATING_MAX }
        const facts = link.area.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
        return { title, geometry, level, card: { facts, words } }
      })
      if (!bytes) throw new AppError('not-found')
      return reply.type('image/png').send(bytes)
    }),
  )
}

/** An area that everyone sees, or that is the reader's own. */
async function cardOf(db: Tx, id: string, who: Session | null) {
  const { view } = await areaView(db, id)
  const area = view ?? (who && (await myAreaView(db, who.id, id)))
  return area && { ...area, words: view?.description ?? '' }
}
