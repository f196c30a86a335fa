import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refusalBody } from './refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request has no Origin, or the site's own: its public address or the host of the request. */
export function isOurOrigin(
  config: Config,
  headers: { origin?: string | undefined; host?: string | undefined },
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origin === new URL(config.PUBLIC_URL).origin || (host !== undefined && URL.parse(origin)?.host === host)
}

/** Refuses writes that other sites send with a visitor's cookies. */
export function refuseForeignWrites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    if (SAFE.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
    if (foreign || !isOurOrigin(config, request.headers)) {
      return reply.code(403).send(refusalBody('forbidden', 403))
    }
  })
}
