import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountJobs } from './people/account/jobs.ts'
import { type Hashing, makeAuth } from './platform/session/auth.ts'
import { makeSessions } from './platform/session/session.ts'
import { erasureJobs } from './people/account/erase.ts'
import { areaFileRoutes } from './land/area/areaFiles.ts'
import { areaJobs } from './land/area/jobs.ts'
import { cardRoutes } from './land/card/routes.ts'
import { baseMapRoutes } from './land/basemap/routes.ts'
import { callbackJobs } from './notification/callback/jobs.ts'
import { stopRoutes } from './notification/callback/routes.ts'
import './callbacks.ts'
import type { Deps } from './platform/call/context.ts'
import { makeLimits } from './platform/call/limits.ts'
import { makeLoad } from './platform/call/load.ts'
import { shrinkAnswers } from './platform/call/shrinkAnswers.ts'
import { wordsOf } from './platform/call/trpc.ts'
import { borderRoutes } from './land/border/routes.ts'
import { communityJobs } from './land/community/jobs.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/connect.ts'
import { readDocuments } from './platform/document/documents.ts'
import { appLinkRoutes } from './platform/http/appLinks.ts'
import { boundBodies } from './platform/http/bodiesUnderWay.ts'
import { trustedProxies } from './platform/http/clientAddress.ts'
import { watchConnections } from './platform/http/connections.ts'
import { healthRoutes, namingRoutes } from './platform/http/health.ts'
import { securityHeaders } from './platform/http/headers.ts'
import { allowLargeCalls, BODY_MAX, closeUnread } from './platform/http/largeBodies.ts'
import { refuseOtherMethods } from './platform/http/methods.ts'
import { refuseForeignWrites } from './platform/http/origin.ts'
import { publicConfigRoute } from './land/basemap/publicConfig.ts'
import { refusalBody } from './platform/http/refuse.ts'
import { site } from './platform/http/site.ts'
import './kinds.ts'
import { makeJobs } from './platform/jobs/jobs.ts'
import { LIFECYCLES } from './lifecycles.ts'
import { isLiveRequest, makeLive } from './platform/live/live.ts'
import { traceError } from './platform/log/trace.ts'
import { loadEvent } from './liveViews.ts'
import { loveMapJobs } from './land/loveMap/jobs.ts'
import { landFileRoutes } from './land/loveMap/landFileRoutes.ts'
import { loveTileRoutes } from './land/loveMap/tileRoutes.ts'
import { mailboxRoutes } from './platform/mail/mailbox.ts'
import { makeMailer } from './platform/mail/mailer.ts'
import { mailingJobs } from './notification/mailing/jobs.ts'
import { mailRoutes } from './notification/mailing/routes.ts'
import { cleanupJobs } from './administration/maintenance/jobs.ts'
import { intersectSome } from './administration/maintenance/intersectAreas.ts'
import { maintenanceRoutes } from './administration/maintenance/routes.ts'
import { calendarRoutes } from './participation/meeting/calendarRoutes.ts'
import { meetingJobs } from './participation/meeting/jobs.ts'
import { messageJobs } from './participation/message/jobs.ts'
import { unsubscribeRoutes } from './participation/message/routes.ts'
import { inlineScripts } from './land/page/pageDocument.ts'
import { makePageAnswer } from './land/page/routes.ts'
import { shortLinks } from './land/page/shortLinks.ts'
import { sitemap } from './land/page/sitemap.ts'
import { photoJobs } from './content/photo/jobs.ts'
import { photoRoutes } from './content/photo/routes.ts'
import { openPhotoStore } from './platform/photoStore/openStore.ts'
import { pictureRoutes } from './land/picture/routes.ts'
import { placeRoutes } from './land/place/routes.ts'
import { pledgeJobs } from './participation/pledge/jobs.ts'
import { pledgeLinkRoutes } from './participation/pledge/linkRoutes.ts'
import { makePush } from './platform/push/push.ts'
import { reminderJobs } from './notification/reminder/jobs.ts'
import { reminderRoutes } from './notification/reminder/routes.ts'
import { researchJobs } from './research/jobs.ts'
import { researchRoutes } from './research/routes.ts'
import { openResearchStore } from './research/researchStore.ts'
import { type Router, router } from './router.ts'
import { insertMissingSettings } from './platform/setting/defaults.ts'
import { tileRoutes } from './land/tile/routes.ts'

/** That much takes two minutes on the slowest phone network; who takes longer only holds a connection. */
const REQUEST_MS = 120_000
/** How long those who are being answered may take when the server stops. */
const FAREWELL_MS = 5000

/** Where the web app is built. */
const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface App {
  http: FastifyInstance
  deps: Deps
  /** Accepts requests, listens for the events of other processes and works on jobs. @returns the address */
  start(): Promise<string>
  /** Lets what is under way end, then closes everything but the database, which the caller opened. */
  stop(): Promise<void>
}

interface Parts {
  /** The folder of the built web app. */
  dist?: string
  /** Only for tests; else passwords are hashed slowly. */
  hashing?: Hashing
}

/** The whole server on a migrated database; tests build it too. */
export async function buildApp(
  config: Config,
  db: Database,
  log: FastifyBaseLogger,
  { dist = DIST, hashing }: Parts = {},
): Promise<App> {
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies(config),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    http: { shouldUpgradeCallback: isLiveRequest },
  })
  const auth = makeAuth(config, db.kysely, hashing)
  const sessions = makeSessions(db, auth)
  const jobs = await makeJobs(config, db, log)
  const live = makeLive(config, db, auth, log, loadEvent)
  const photos = openPhotoStore(config)
  const limits = makeLimits(db, config)
  const load = makeLoad(db, config)
  const documents = await readDocuments(config)
  const mailer = makeMailer(config)
  const deps: Deps = {
    config,
    db,
    auth,
    sessions,
    jobs,
    live,
    limits,
    load,
    photos,
    documents,
    push: makePush(config),
    now: Date.now,
    mailer,
    log,
    lifecycles: LIFECYCLES,
  }
  await insertMissingSettings(db.kysely)

  const routeOf = namingRoutes(new Set(Object.keys(router._def.procedures)))
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
  await securityHeaders(http, config, inlineScripts(dist))
  closeUnread(http)
  boundBodies(http, deps)
  refuseForeignWrites(http, config)
  refuseOtherMethods(http)
  const metrics = healthRoutes(http, deps, routeOf)
  const baseMap = baseMapRoutes(http, config, metrics)
  publicConfigRoute(http, config, baseMap)
  const borders = borderRoutes(http, deps, baseMap)
  appLinkRoutes(http, config)
  mailboxRoutes(http, config)
  await unsubscribeRoutes(http, deps)
  await stopRoutes(http, deps)
  await mailRoutes(http, deps)
  await pledgeLinkRoutes(http, deps)
  const tiles = tileRoutes(http, deps)
  loveTileRoutes(http, deps)
  photoRoutes(http, deps)
  placeRoutes(http, config)
  areaFileRoutes(http, deps)
  calendarRoutes(http, deps)
  maintenanceRoutes(http, deps)
  reminderRoutes(http, deps)
  const packages = openResearchStore(config)
  researchRoutes(http, deps, packages)
  const pictures = pictureRoutes(http, deps, dist)
  cardRoutes(http, deps, pictures.pictures)
  const sheets = landFileRoutes(http, deps, dist)
  const answerPage = makePageAnswer(deps, dist)
  await http.register(async (calls) => {
    allowLargeCalls(calls, deps, router)
    // Answers are for one person, and true at one moment.
    calls.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const spared = shrinkAnswers(calls)
    calls.addHook('onResponse', async (request) => load.answered(request, spared(request)))
    await calls.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router,
        allowBatching: false,
        createContext: ({ req, res }) => ({ deps, request: req, reply: res }),
        responseMeta({ errors: [error] }) {
          const retryAfter = error && wordsOf(error).retryAfter
          return retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }
        },
        onError: ({ error, path }) => {
          const { code } = wordsOf(error)
          const fault = error.cause ?? error
          if (code === 'general' || code === 'unavailable') log.error({ err: fault, call: path }, code)
          if (code === 'general') traceError(fault, { call: path ?? '' })
        },
      } satisfies FastifyTRPCPluginOptions<Router>['trpcOptions'],
    })
  })
  await site(http, dist, answerPage)
  shortLinks(http, deps, answerPage)
  sitemap(http, deps)

  return {
    http,
    deps,
    async start() {
      await sessions.start()
      await live.start(http.server)
      await jobs.start({
        ...accountJobs(config, db, mailer),
        ...areaJobs(deps),
        ...callbackJobs(deps, mailer),
        ...communityJobs(deps, mailer),
        ...erasureJobs(deps),
        ...loveMapJobs(db),
        ...cleanupJobs(db),
        ...mailingJobs(deps, mailer),
        intersectAreas: (walk) => intersectSome(deps, walk),
        ...meetingJobs(deps, mailer),
        ...messageJobs(deps, mailer),
        ...photoJobs(deps),
        ...pledgeJobs(deps, mailer),
        ...reminderJobs(deps, mailer),
        ...researchJobs(deps, packages),
      })
      return http.listen({ host: config.HOST, port: config.PORT })
    },
    async stop() {
      const late = setTimeout(() => http.server.closeAllConnections(), FAREWELL_MS)
      const silent = sleep(FAREWELL_MS + 500, undefined, { ref: false })
      // A socket whose other end is gone may be waited for in vain.
      await Promise.race([silent, live.stop().then(() => http.close())])
      clearTimeout(late)
      await sessions.stop()
      await jobs.stop()
      await tiles.close()
      await borders.close()
      await baseMap.close()
      await pictures.close()
      await sheets.close()
      photos.close()
      packages.close()
      mailer.close()
    },
  }
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
