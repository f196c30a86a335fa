import { APP_VERSION } from '@fieldfare/shared/version.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../call/context.ts'
import type { Config } from '../config.ts'
import { hasToken } from './maintenanceRight.ts'

/**
 * Serves `/healthz` (this process is alive), `/readyz` (it reaches its database) and `/metrics`, which needs the
 * maintenance token, except on loopback outside production. Returns the registry of the metrics, for others to add to.
 */
export function healthRoutes(app: FastifyInstance, deps: Deps, routeOf: RouteNamer): Registry {
  const { config, db, live } = deps
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'live_connections',
    help: 'Open live connections of this process',
    registers: [registry],
    collect() {
      this.set(live.connections())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ status: 'ok', version: APP_VERSION }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db.kysely)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database not reached' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) return reply.code(404).send({ status: 'not found' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

export type RouteNamer = (request: FastifyRequest) => string

/** Names a request by its route's pattern or its call, never by its URL, which may contain a secret. */
export const routeNamer =
  (calls: Set<string>): RouteNamer =>
  (request) => {
    const pattern = request.routeOptions.url ?? 'unknown'
    if (!pattern.startsWith('/trpc')) return pattern
    const name = request.url.slice('/trpc/'.length).split('?')[0] ?? ''
    return calls.has(name) ? `/trpc/${name}` : '/trpc'
  }

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

// In production a proxy on this machine may send no forwarding header, and then every request comes from loopback.
function mayReadMetrics(request: FastifyRequest, config: Pick<Config, 'production' | 'MAINTENANCE_TOKEN'>): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (!config.production && !forwarded && LOOPBACK.test(request.socket.remoteAddress ?? '')) return true
  return hasToken(request, config)
}
