/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { AREA_TILES, answerAreaTile, orLast } from './offlineAnswers.ts'
import { OfflineTiles } from './offlineMaps.ts'
import { isOwnFile } from './ownFile.ts'
import { noticeOf, openPage } from './pushNotice.ts'
import { answerSeenTile, SEEN_TILES } from './seenTiles.ts'
import { storeFiles } from './storeFiles.ts'
import { isServerPath } from './serverPaths.ts'
import { answerPhoto, PHOTOS } from './answerPhoto.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** The install event with static routing, which some browsers have for service workers and the types lack. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'cache' }): Promise<void>
}

/** The cache of base map files, whose names have no version: raise the number here when their format changes. */
const BASEMAP_CACHE = 'basemap-1'
const SETTINGS_CACHE = 'settings-1'

// The installation fails unless every file comes from our server; the browser tries again at the next visit.
const files = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isOwnFile(new URL(request.url).pathname, response)) ? response : null,
    },
  ],
})
files.addToCacheList(self.__WB_MANIFEST)
self.addEventListener('install', (event: RoutingInstallEvent) => {
  // Browsers with static routing answer with the stored files without this worker: an app that is opened need not wait for the worker to
  // start, nor fails if the worker ends meanwhile. A file that is not stored comes from the server, as with the routes below.
  void event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'cache' })
  const store = (request: Request, cacheKey: string) =>
    Promise.all(files.strategy.handleAll({ event, request, params: { cacheKey } }))
  event.waitUntil(storeFiles(files.getURLsToCacheKeys(), store))
})
self.addEventListener('activate', (event) => void files.activate(event))
registerRoute(new PrecacheRoute(files))
cleanupOutdatedCaches()
clientsClaim()

// Every page is the same HTML file; paths that the server answers itself are excluded.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && !isServerPath(url.pathname),
  files.createHandlerBoundToURL('/index.html'),
)

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && url.pathname.startsWith('/basemap/'),
  async ({ request }) => {
    const cache = await caches.open(BASEMAP_CACHE)
    const cached = await cache.match(request)
    if (cached) return cached
    const fresh = await fetch(request)
    if (await isOwnFile(new URL(request.url).pathname, fresh)) await cache.put(request, fresh.clone())
    return fresh
  },
)

// Photos that are not sent yet are shown under the URLs that they will have on the server.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && PHOTOS.test(url.pathname),
  ({ request }) => answerPhoto(request),
)

// Tiles of offline maps come from the device. Other tiles that were shown before are available offline; online, an old tile is fetched
// again.
const offlineTiles = new OfflineTiles()
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && /^\/tiles\/(base|nature|aerial)\//.test(url.pathname),
  async ({ request, url, event }) => {
    const own = await offlineTiles.answer(url.pathname)
    if (own) return own
    if (!SEEN_TILES.test(url.pathname)) return fetch(request)
    return answerSeenTile(request, (work) => (event as ExtendableEvent).waitUntil(work))
  },
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && AREA_TILES.test(url.pathname),
  ({ request }) => answerAreaTile(request),
)

// Without this configuration, an app that starts offline does not know which base map to show.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && url.pathname === '/api/config',
  ({ request }) => orLast(request, SETTINGS_CACHE),
)

// Browsers withdraw the permission to push from sites that show no notice for a push.
self.addEventListener('push', (event) => {
  const { title, ...options } = noticeOf(event.data?.text() ?? '')
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(self.clients, event.notification.data, self.location.origin))
})

// The page decides when this new worker is activated: the page saves unsaved forms first.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting()
})
