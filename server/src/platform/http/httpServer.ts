import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../call/context.ts'
import type { Config } from '../config.ts'
import { traceError } from '../log/trace.ts'
import { boundBodies } from './bodiesUnderWay.ts'
import { trustedProxies } from './clientAddress.ts'
import { watchConnections } from './connections.ts'
import { securityHeaders } from './headers.ts'
import type { RouteNamer } from './health.ts'
import { BODY_MAX, closeUnread } from './largeBodies.ts'
import { refuseOtherMethods } from './methods.ts'
import { refuseForeignWrites } from './origin.ts'
import { refusalBody } from './refuse.ts'

/**
 * The most milliseconds of a request: the largest body takes two minutes on the slowest phone network; a slower client
 * only occupies a connection.
 */
const REQUEST_MS = 120_000

/** Makes the HTTP server of a process, without routes. `isUpgrade` tells whether a request may become a WebSocket. */
export const makeHttp = (
  config: Config,
  log: FastifyBaseLogger,
  isUpgrade: (request: IncomingMessage) => boolean,
): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies(config),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    http: { shouldUpgradeCallback: isUpgrade },
  })

interface Guarding {
  /** Names a request in the log. */
  routeOf: RouteNamer
  /** The hashes of the inline scripts of pages. */
  scripts: string[]
}

/** Logs every answer, and refuses methods, origins and bodies that no route accepts. Added before any route. */
export async function guardHttp(http: FastifyInstance, deps: Deps, { routeOf, scripts }: Guarding): Promise<void> {
  http.addHook('onResponse', async (request, reply) => {
    const line = { method: request.method, route: routeOf(request), status: reply.statusCode, ms: reply.elapsedTime }
    request.log.info(line, 'answered')
  })
  http.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed')
      traceError(error, { route: routeOf(request) })
    }
    const code = status === 413 ? 'too-large' : status < 500 ? 'bad-input' : 'general'
    return reply.code(status).send(refusalBody(code, status))
  })
  watchConnections(http)
  securityHeaders(http, deps.config, scripts)
  closeUnread(http)
  boundBodies(http, deps)
  refuseForeignWrites(http, deps.config)
  refuseOtherMethods(http)
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
