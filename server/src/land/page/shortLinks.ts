import { paths } from '@fieldfare/shared/paths.ts'
import { idsOfShortCode } from '@fieldfare/shared/shortCode.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { inScope } from '../community/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import type { PageAnswer } from '../../platform/http/site.ts'

/** GET /c/{code}: 302 to the page of the community with this short code; the not-found page if there is none that a guest may see. */
export function shortLinks(http: FastifyInstance, deps: Pick<Deps, 'db' | 'load'>, answerPage: PageAnswer): void {
  http.get<{ Params: { code: string } }>('/c/:code', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-cache'), async () => {
      const { db, load } = deps
      const id = await load.read({ who: null, request }, () => communityOf(db.kysely, request.params.code))
      return id ? reply.redirect(paths.community(id), 302) : answerPage(request, reply)
    }),
  )
}

/**
 * Returns the id of the community with a code, if everyone may see it. Of several communities with the code the oldest counts, even if it
 * is deleted: a code never changes its community.
 */
async function communityOf(db: Tx, code: string): Promise<string | undefined> {
  const ids = idsOfShortCode(code)
  if (!ids) return undefined
  const oldest = await db
    .selectFrom('community')
    .select('id')
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (!oldest) return undefined
  return (await inScope(db, { scope: 'one', id: oldest.id }).select('community.id').executeTakeFirst())?.id
}
