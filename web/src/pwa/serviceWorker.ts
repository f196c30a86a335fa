/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isServerPath } from './serverPaths.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** Base map files carry no version in their names; this one is raised when they change shape. */
const BASEMAP_CACHE = 'basemap-1'

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

// Every page is the same shell; what the server answers itself is left alone.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && !isServerPath(url.pathname),
  createHandlerBoundToURL('/index.html'),
)

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && url.pathname.startsWith('/basemap/'),
  async ({ request }) => {
    const cache = await caches.open(BASEMAP_CACHE)
    const kept = await cache.match(request)
    if (kept) return kept
    const fresh = await fetch(request)
    // A part of a file (206) cannot be kept.
    if (fresh.status === 200) await cache.put(request, fresh.clone())
    return fresh
  },
)

// The page decides when to change over: it first puts aside what is being typed.
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting()
})
