import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { writeGeoPackage } from './geoPackage.ts'
import { type OwnArea, ownAreas } from './ownAreas.ts'

/** Serves a person's own areas as files of map programs: GET /api/my-areas.geojson and /api/my-areas.gpkg. */
export function areaFileRoutes(http: FastifyInstance, deps: Deps): void {
  const answer = (ending: string, send: (reply: FastifyReply, who: Session) => Promise<FastifyReply>) =>
    http.get(`/api/my-areas.${ending}`, (request: FastifyRequest, reply) =>
      orRefuse(reply.header('cache-control', 'no-store'), async () => {
        const who = await deps.sessions.of(request.headers.cookie)
        if (!who) throw new AppError('not-signed-in')
        await deps.limits.count('download', who.id)
        reply.header('content-disposition', `attachment; filename="my-areas.${ending}"`)
        return send(reply, who)
      }),
    )
  // Reads each page as a turn of its own, so that a large download makes no other client wait.
  const pagesOf = (who: Session) => inTurns(deps, who.id, ownAreas(deps.db.kysely, who.id))

  answer('geojson', async (reply, who) =>
    reply.type('application/geo+json').send(Readable.from(featureCollection(pagesOf(who)))),
  )
  answer('gpkg', async (reply, who) => {
    const folder = await mkdtemp(join(tmpdir(), 'fieldfare-areas-'))
    const remove = () => void rm(folder, { recursive: true, force: true })
    try {
      const path = join(folder, 'areas.gpkg')
      await writeGeoPackage(path, pagesOf(who))
      const file = createReadStream(path)
      file.once('close', remove)
      return reply.type('application/geopackage+sqlite3').send(file)
    } catch (error) {
      remove()
      throw error
    }
  })
}

async function* inTurns({ load }: Deps, personId: string, pages: AsyncGenerator<OwnArea[]>): AsyncGenerator<OwnArea[]> {
  for (;;) {
    const { done, value } = await load.turn(personId, () => pages.next())
    if (done) return
    yield value
  }
}

async function* featureCollection(pages: AsyncIterable<OwnArea[]>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[\n'
  let before = ''
  for await (const areas of pages)
    for (const { geometry, wkb: _wkb, box: _box, id, ...properties } of areas) {
      yield before + JSON.stringify({ type: 'Feature', id, geometry, properties: { id, ...properties } })
      before = ',\n'
    }
  yield '\n]}\n'
}
