/** The name of the cache of photos that wait on this device to be sent. */
export const WAITING_PHOTOS = 'waiting-photos-1'

/** The paths of photos. */
export const PHOTOS = /^\/photos\/[0-9a-f-]{36}\/\w+\.jpg$/

/**
 * Returns a photo from those that wait on this device to be sent, else from the server; without a connection from the offline maps, in the
 * requested or the small size.
 * @throws the error of `load` if no map has the photo
 */
export async function answerPhoto(
  request: Request,
  { store = caches, load = fetch }: { store?: CacheStorage; load?: (request: Request) => Promise<Response> } = {},
): Promise<Response> {
  const waiting = await store.match(request, { cacheName: WAITING_PHOTOS }).catch(() => undefined)
  if (waiting) return waiting
  try {
    return await load(request)
  } catch (error) {
    const small = request.url.replace(/\w+\.jpg$/, 'list.jpg')
    const found =
      (await store.match(request).catch(() => undefined)) ?? (await store.match(small).catch(() => undefined))
    if (!found) throw error
    return found
  }
}
