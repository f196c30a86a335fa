import { type EmbeddedMap, embedPaths } from '@fieldfare/shared/embed.ts'
import { isLocale, type Locale, LOCALES, loadMessages, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import { fill } from '@fieldfare/shared/translate.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { asBbox } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { inScope } from '../community/rows.ts'
import { requestLocale } from '../page/requestLocale.ts'
import { embedDocument, embedScript, goneDocument } from './embedDocument.ts'

/** Caches keep an answer for a minute, so that a deleted community is gone from maps after that. */
const KEPT = 'public, max-age=60'

interface EmbedRequest {
  Params: { id: string }
  Querystring: { lang?: unknown }
}

/**
 * GET /embed/community/{id} and /embed/love: a map that any site may show within its own page, in the language of `?lang=`, else that of
 * the browser. 200; 404 with a document that says so if a guest may not see the community. Reads no cookie and sets none: everybody counts
 * as a guest.
 */
export function embedRoutes(
  http: FastifyInstance,
  { db, load, config }: Pick<Deps, 'db' | 'load' | 'config'>,
  dist: string,
): void {
  const script = embedScript(dist)

  async function answer(
    request: FastifyRequest<EmbedRequest>,
    reply: FastifyReply,
    mapIn: (messages: Messages, locale: Locale) => Promise<EmbeddedMap | null>,
  ): Promise<FastifyReply> {
    const locale = localeFor(request)
    const messages = await loadMessages(locale)
    const map = await load.read({ who: null, request }, () => mapIn(messages, locale))
    letFrame(reply)
    reply.headers({ 'cache-control': KEPT, vary: 'Accept-Language' }).type('text/html; charset=utf-8')
    if (!map) return reply.code(404).send(goneDocument(locale, messages))
    return reply.send(embedDocument(map, messages, script))
  }

  http.get<EmbedRequest>(embedPaths.love, (request, reply) =>
    orRefuse(reply, () =>
      answer(request, reply, async ({ embed }, locale) => ({
        locale,
        title: embed.love,
        label: embed.loveMap,
        page: { address: `${config.PUBLIC_URL}${paths.map}?love=all`, words: fill(embed.open, { site: SITE_NAME }) },
        community: null,
      })),
    ),
  )
  http.get<EmbedRequest>('/embed/community/:id', (request, reply) =>
    orRefuse(reply, () =>
      answer(request, reply, async ({ embed, community }, locale) => {
        const found = await publicCommunity(db.kysely, request.params.id)
        if (!found) return null
        const { id, title, bbox } = found
        return {
          locale,
          title,
          label: fill(community.map.label, { title }),
          page: { address: config.PUBLIC_URL + paths.community(id), words: fill(embed.open, { site: SITE_NAME }) },
          community: { id, bbox },
        }
      }),
    ),
  )
}

/** Lets any site show this answer in a frame; all other answers of the server forbid that. */
function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy')
  reply.header('cross-origin-resource-policy', 'cross-origin')
}

/** Returns the language of the `lang` parameter, such as `nl` or `nl-nl`; else that of the browser. */
function localeFor({ query: { lang }, headers }: FastifyRequest<EmbedRequest>): Locale {
  const asked = typeof lang === 'string' ? lang.toLowerCase() : ''
  const found = isLocale(asked) ? asked : LOCALES.find((locale) => locale.startsWith(`${asked}-`))
  return found ?? requestLocale({ 'accept-language': headers['accept-language'] }, undefined)
}

async function publicCommunity(db: Tx, given: string) {
  const { data: id } = Id.safeParse(given)
  if (!id) return undefined
  return inScope(db, { scope: 'one', id })
    .select(['community.id', 'community.title', asBbox('community.geom').as('bbox')])
    .executeTakeFirst()
}
