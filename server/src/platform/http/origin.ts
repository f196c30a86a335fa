import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refusalBody } from './refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Tells whether a request has no Origin, or the site's own: PUBLIC_URL. Outside production the host of the request counts as well, since
 * people try the site as localhost and as 127.0.0.1.
 */
export function isOurOrigin(
  config: Pick<Config, 'PUBLIC_URL' | 'production'>,
  headers: { origin?: string | undefined; host?: string | undefined },
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origin === new URL(config.PUBLIC_URL).origin) return true
  return !config.production && host !== undefined && origin === `http://${host}`
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
