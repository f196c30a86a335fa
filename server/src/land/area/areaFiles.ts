import { Readable } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { inTurns } from '../../platform/call/inTurns.ts'
import type { Session } from '../../platform/session/session.ts'
import { featureCollection } from '../../platform/formats/featureCollection.ts'
import { GEO_PACKAGE } from '../../platform/formats/geoPackageFile.ts'
import { writtenFile } from '../../platform/formats/writtenFile.ts'
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
  const pagesOf = (who: Session) => inTurns(deps.load, who.id, ownAreas(deps.db.kysely, who.id))

  answer('geojson', async (reply, who) =>
    reply.type('application/geo+json').send(Readable.from(featureCollection(featuresOf(pagesOf(who))))),
  )
  answer('gpkg', async (reply, who) => {
    const file = await writtenFile((path) => writeGeoPackage(path, pagesOf(who)))
    return reply.type(GEO_PACKAGE).send(file)
  })
}

async function* featuresOf(pages: AsyncIterable<OwnArea[]>): AsyncGenerator<object> {
  for await (const areas of pages)
    for (const { geometry, wkb: _wkb, box: _box, id, ...properties } of areas)
      yield { type: 'Feature', id, geometry, properties: { id, ...properties } }
}
