import { AppError } from '@fieldfare/shared/errors.ts'
import { OPINION_FILES, PEOPLE_FILES } from '@fieldfare/shared/opinion.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { membershipOf } from '../../content/membership/membership.ts'
import { assertCan } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { FILE_NAMES, fileLines } from './opinionFiles.ts'
import { opinionView } from './rows.ts'

/**
 * Serves GET /api/opinions/{id}/{file}.csv: one of OPINION_FILES of an opinion map. PEOPLE_FILES are only for the owner of the community,
 * after voting has ended: earlier, two downloads would reveal the votes cast in between. 200; 401 or 403 for others; 404; 503 under load.
 */
export function opinionRoutes(
  http: FastifyInstance,
  { config, db, load, sessions }: Pick<Deps, 'config' | 'db' | 'load' | 'sessions'>,
): void {
  http.get<{ Params: { id: string; file: string } }>('/api/opinions/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const file = OPINION_FILES.find((name) => `${name}.csv` === request.params.file)
      const { data: id } = Id.safeParse(request.params.id)
      if (!file || !id) throw new AppError('not-found')
      const who = await sessions.of(request.headers.cookie)
      const lines = await load.read({ who, request }, async () => {
        const opinion = await opinionView(db.kysely, id, who)
        if (!opinion) throw new AppError('not-found')
        if (PEOPLE_FILES.includes(file)) {
          const community = await membershipOf(db.kysely, opinion.communityId, who)
          assertCan('opinion.seeVotes', { who, community })
          if (!opinion.endedAt) throw new AppError('not-found')
        }
        return fileLines(db.kysely, opinion, file, config.PUBLIC_URL)
      })
      reply.header('content-disposition', `attachment; filename="${FILE_NAMES[file]}"`)
      return reply.type('text/csv; charset=utf-8').send(lines.join(''))
    }),
  )
}
