import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { inlineScripts } from './land/page/pageDocument.ts'
import { loadEvent, mayFollow } from './liveViews.ts'
import { jobs, accountHooks, served } from './nouns.ts'
import type { Deps } from './platform/call/context.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/connect.ts'
import { appLinkRoutes } from './platform/http/appLinks.ts'
import { callRoutes } from './platform/http/callRoutes.ts'
import { healthRoutes, routeNamer } from './platform/http/health.ts'
import { readAfterHook } from './platform/call/readAfter.ts'
import { guardHttp, makeHttp } from './platform/http/httpServer.ts'
import type { JobHandlers } from './platform/jobs/jobPlans.ts'
import { isLiveRequest } from './platform/live/live.ts'
import { mailboxRoutes } from './platform/mail/mailbox.ts'
import { openServices } from './platform/services.ts'
import type { Hashing } from './platform/session/auth.ts'
import { router } from './router.ts'

/** Milliseconds that running requests may still take when the server stops. */
const FAREWELL_MS = 5000

/** The folder of the built web app. */
const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface App {
  http: FastifyInstance
  deps: Deps
  /** Starts to accept requests, to listen for events of other processes, and (if configured) to work on jobs. @returns the server's URL */
  start(): Promise<string>
  /** Waits for running requests and jobs, then closes everything but the database, which the caller opened. */
  stop(): Promise<void>
}

interface Parts {
  /** The folder of the built web app. */
  dist?: string
  /** A quicker password hashing, for tests; by default hashing is slow on purpose. */
  hashing?: Hashing
}

/** Builds the whole server on a migrated database; tests use it, too. */
export async function buildApp(
  config: Config,
  db: Database,
  log: FastifyBaseLogger,
  { dist = DIST, hashing }: Parts = {},
): Promise<App> {
  const http = makeHttp(config, log, isLiveRequest)
  const deps = await openServices(config, db, log, { accountHooks, loadEvent, mayFollow, hashing })
  const routeOf = routeNamer(new Set(Object.keys(router._def.procedures)))
  await guardHttp(http, deps, { routeOf, scripts: inlineScripts(dist) })
  readAfterHook(http, db.reading, config.PUBLIC_URL.startsWith('https:'))
  deps.live.onChange(() => db.reading.notified())
  const metrics = healthRoutes(http, deps, routeOf)
  appLinkRoutes(http, config)
  mailboxRoutes(http, config)
  const closing: (() => Promise<void>)[] = []
  for (const serve of served) {
    const close = await serve({ http, deps, dist, metrics })
    if (close) closing.push(close)
  }
  await callRoutes(http, deps, router)

  return {
    http,
    deps,
    async start() {
      await deps.sessions.start()
      await deps.live.start(http.server)
      if (config.JOBS === 'on')
        await deps.jobs.start(Object.assign({}, ...jobs.map(({ work }) => work(deps))) as JobHandlers)
      return http.listen({ host: config.HOST, port: config.PORT })
    },
    async stop() {
      const timeout = setTimeout(() => http.server.closeAllConnections(), FAREWELL_MS)
      const silent = sleep(FAREWELL_MS + 500, undefined, { ref: false })
      // A socket whose client has vanished might never close, so closing has a timeout.
      await Promise.race([silent, deps.live.stop().then(() => http.close())])
      clearTimeout(timeout)
      await deps.sessions.stop()
      await deps.jobs.stop()
      for (const close of closing) await close()
      deps.photos.close()
      deps.packages.close()
      deps.mailer.close()
    },
  }
}
