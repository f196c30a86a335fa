/** The paths of tiles that our server passes on from other servers. */
export const SEEN_TILES = /^\/tiles\/(base|aerial)\//
/** The number of tiles that a device keeps of each kind: a few regions, about 25 MB. */
const TILES_MAX = { base: 800, aerial: 600 }
/** The number of new tiles after which the cache is trimmed. */
const TRIM_EVERY = 50
/** Milliseconds for which a cached tile is used without asking the server. */
const FRESH_MS = 24 * 3600 * 1000

const added = { base: 0, aerial: 0 }

/**
 * Returns a tile from the device while the stored one is fresh (`FRESH_MS`); else from the network, or from the device if the network
 * fails. Stores the fetched tiles, the newest of each kind, if there is room.
 * @param later keeps the service worker alive for work that the answer does not wait for
 */
export async function answerSeenTile(
  request: Request,
  later: (work: Promise<unknown>) => void,
  { store = caches, load = fetch }: { store?: CacheStorage; load?: typeof fetch } = {},
): Promise<Response> {
  const kind = new URL(request.url).pathname.startsWith('/tiles/base/') ? 'base' : 'aerial'
  const cache = await store.open(`seen-${kind}-1`).catch(() => null)
  const cached = await cache?.match(request).catch(() => undefined)
  if (cached && isYoung(cached)) return cached
  try {
    const fresh = await load(request)
    if (isTile(fresh)) {
      if (cache) later(keep(cache, kind, request, fresh.clone()))
      return fresh
    }
    return cached ?? fresh
  } catch (error) {
    if (cached) return cached
    throw error
  }
}

function isYoung(kept: Response): boolean {
  const at = Date.parse(kept.headers.get('date') ?? '')
  return Date.now() - at < FRESH_MS
}

/** Tells whether a response is a tile: a captive portal answers with its own page. */
const isTile = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /^(application\/vnd\.mapbox-vector-tile|image\/)/.test(response.headers.get('content-type') ?? '')

async function keep(cache: Cache, kind: 'base' | 'aerial', request: Request, tile: Response): Promise<void> {
  try {
    // The tile is removed first, so that the cache's order is the order of arrival.
    await cache.delete(request)
    await cache.put(request, tile)
    added[kind] += 1
    if (added[kind] % TRIM_EVERY !== 1) return
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - TILES_MAX[kind]))) await cache.delete(old)
  } catch {
    // The device has no room: a tile that is not kept is fetched again.
  }
}
