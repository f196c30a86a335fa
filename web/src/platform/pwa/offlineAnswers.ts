/** The caches of this device, and the function that asks the server; tests replace both. */
interface Means {
  store?: CacheStorage
  load?: (request: Request) => Promise<Response>
}

/** The paths of tiles of everybody's areas. */
export const AREA_TILES = /^\/tiles\/areas\/(\d+)\/(\d+)\/(\d+)\.pbf$/

/**
 * Returns a tile of everybody's areas from the server; without a connection from the offline maps of this device. A tile within a larger
 * empty one is empty.
 * @throws the error of `load` if no map has the tile
 */
export async function answerAreaTile(
  request: Request,
  { store = caches, load = fetch }: Means = {},
): Promise<Response> {
  try {
    return await load(request)
  } catch (error) {
    const url = new URL(request.url)
    let [z = 0, x = 0, y = 0] = AREA_TILES.exec(url.pathname)?.slice(1).map(Number) ?? []
    const found = await store.match(request).catch(() => undefined)
    if (found) return found
    for (; z > 0; z--, x >>= 1, y >>= 1) {
      const above = await store
        .match(`${url.origin}/tiles/areas/${z - 1}/${x >> 1}/${y >> 1}.pbf${url.search}`)
        .catch(() => undefined)
      if (above?.status === 204) return above
    }
    throw error
  }
}

/** Returns the server's answer and keeps it; without a connection, returns the answer kept last. @throws the error of `load` if none is kept */
export async function orLast(
  request: Request,
  cacheName: string,
  { store = caches, load = fetch }: Means = {},
): Promise<Response> {
  try {
    const fresh = await load(request)
    const isOurs = fresh.ok && !fresh.redirected && /\bjson\b/.test(fresh.headers.get('content-type') ?? '')
    if (isOurs) await (await store.open(cacheName)).put(request, fresh.clone()).catch(() => undefined)
    return fresh
  } catch (error) {
    const last = await store.match(request, { cacheName }).catch(() => undefined)
    if (!last) throw error
    return last
  }
}
