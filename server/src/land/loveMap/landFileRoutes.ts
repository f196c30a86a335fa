import { createHash } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { isLocale } from '@fieldfare/shared/locale.ts'
import { LAND_FILES, type LandFile } from '@fieldfare/shared/loveMap.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { requestLocale } from '../page/requestLocale.ts'
import { landLoveMap, type LandLoveMap } from './landRows.ts'
import { GEO_PACKAGE } from '../../platform/formats/geoPackageFile.ts'
import { writtenBytes } from '../../platform/formats/writtenFile.ts'
import { landCsv, writeLandGeoPackage } from './landTables.ts'
import { landWords, type LandWords } from './landWords.ts'
import { makeSheets } from './sheets.ts'

const TYPES: Record<LandFile, string> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  gpkg: GEO_PACKAGE,
}

/**
 * GET /api/communities/{id}/love-map.{png|svg|pdf|csv|gpkg}: the love map of a community's land with the released totals, for its owner and
 * admins, in the language of `locale`, else the reader's. 200; 401, 403 and 404 as for the figures; 503 while too many requests wait. No
 * cache keeps it.
 */
export function landFileRoutes(
  http: FastifyInstance,
  { config, db, load, sessions }: Pick<Deps, 'config' | 'db' | 'load' | 'sessions'>,
  dist: string,
): { close(): Promise<void> } {
  const sheets = makeSheets((err) => http.log.error({ err }, 'a sheet worker ended'))
  http.get<{ Params: { id: string; file: string }; Querystring: { locale?: unknown } }>(
    '/api/communities/:id/:file',
    (request, reply) =>
      orRefuse(reply.header('cache-control', 'private, no-store'), async () => {
        const ending = LAND_FILES.find((one) => request.params.file === `love-map.${one}`)
        const { data: id } = Id.safeParse(request.params.id)
        if (!ending || !id) throw new AppError('not-found')
        const who = await sessions.of(request.headers.cookie)
        const map = await load.read({ who, request }, () => landLoveMap(db.kysely, id, who))
        const { locale: asked } = request.query
        const locale = isLocale(asked) ? asked : requestLocale(request.headers, who?.locale)
        const words = await landWords(map, locale, config.TIME_ZONE)
        const makeFile = async () => {
          if (ending === 'csv') return Buffer.from(landCsv(map, words))
          if (ending === 'gpkg') return geoPackageOf(map, words)
          const key = createHash('sha256')
            .update(JSON.stringify([ending, map, words]))
            .digest('base64url')
          const task = { ending, dist, map, words, site: config.PUBLIC_URL }
          return sheets.get(clientOf({ who, request }), key, () => task)
        }
        const bytes = await makeFile()
        if (!bytes) throw new AppError('unavailable')
        const name = `love-map${words.mapDay && `-${words.mapDay}`}.${ending}`
        return reply.header('content-disposition', `attachment; filename="${name}"`).type(TYPES[ending]).send(bytes)
      }),
  )
  return sheets
}

const geoPackageOf = (map: LandLoveMap, words: LandWords): Promise<Buffer> =>
  writtenBytes((path) => writeLandGeoPackage(path, map, words))
