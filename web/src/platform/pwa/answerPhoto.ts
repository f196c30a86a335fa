/** The cache of photos that wait on this device. */
export const WAITING_PHOTOS = 'waiting-photos-1'

/** The addresses of photos. */
export const PHOTOS = /^\/photos\/[0-9a-f-]{36}\/\w+\.jpg$/

/**
 * Answers a photo from those that wait on this device, else from the server; without a connection from what offline maps have of it, in
 * either size.
 * @throws what `load` throws where no map has it
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
