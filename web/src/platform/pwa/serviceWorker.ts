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

/** The event where the browser has the static routing of service workers, which the types lack. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'cache' }): Promise<void>
}

/** Base map files have no version in their names: raise this one when their format changes. */
const BASEMAP_CACHE = 'basemap-1'
const SETTINGS_CACHE = 'settings-1'

// The installation fails unless every file is ours; the browser tries again at the next visit.
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
  // The browser itself answers with the stored files, where it can: an app that is opened need not wait for this worker to start, nor
  // fails if it ends meanwhile. A file that is not stored comes from the server, as with the routes below.
  void event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'cache' })
  const store = (request: Request, cacheKey: string) =>
    Promise.all(files.strategy.handleAll({ event, request, params: { cacheKey } }))
  event.waitUntil(storeFiles(files.getURLsToCacheKeys(), store))
})
self.addEventListener('activate', (event) => void files.activate(event))
registerRoute(new PrecacheRoute(files))
cleanupOutdatedCaches()
clientsClaim()

// Every page is the same shell; paths that the server answers are excluded.
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

// Photos that are not sent yet are shown under the addresses that they will have.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && PHOTOS.test(url.pathname),
  ({ request }) => answerPhoto(request),
)

// Tiles of maps that people took along come from the device. Others that were shown before are available offline; online, an old one is
// fetched again.
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

// Without them an app that starts offline does not know which map it has.
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

// The page decides when to activate: it saves unsaved forms first.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting()
})
