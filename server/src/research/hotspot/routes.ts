import { Readable } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import { HOTSPOT_FILES } from '@fieldfare/shared/hotspot.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { GEO_PACKAGE } from '../../platform/formats/geoPackageFile.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { downloadName, fileText, geoPackage } from './files.ts'
import { runView } from './rows.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  gpkg: GEO_PACKAGE,
}

/**
 * Serves GET /api/hotspots/{id}/{file}: one of HOTSPOT_FILES of a finished run. Everyone gets published runs, with classes of at least
 * five people; admins get all runs, with exact numbers. 200; 404 for any other run; 503 under load.
 */
export function hotspotRoutes(
  http: FastifyInstance,
  { config, db, load, sessions }: Pick<Deps, 'config' | 'db' | 'load' | 'sessions'>,
): void {
  http.get<{ Params: { id: string; file: string } }>('/api/hotspots/:id/:file', (request, reply) =>
    orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
      const file = HOTSPOT_FILES.find((name) => name === request.params.file)
      const { data: id } = Id.safeParse(request.params.id)
      if (!file || !id) throw new AppError('not-found')
      const who = await sessions.of(request.headers.cookie)
      const run = await load.read({ who, request }, () => runView(db.kysely, id, who))
      if (!run?.result) throw new AppError('not-found')
      const ending = file.slice(file.indexOf('.') + 1) as keyof typeof TYPES
      reply.header('content-disposition', `attachment; filename="${downloadName(run, file)}"`).type(TYPES[ending])
      if (file === 'cells.gpkg') return reply.send(await load.read({ who, request }, () => geoPackage(db.kysely, run)))
      return reply.send(Readable.from(fileText(db.kysely, run, file, config.PUBLIC_URL)))
    }),
  )
}
