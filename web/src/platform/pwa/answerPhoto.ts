/** The cache of photos that wait on this device. */
export const WAITING_PHOTOS = 'waiting-photos-1'

/** The addresses of photos. */
export const PHOTOS = /^\/photos\/[0-9a-f-]{36}\/\w+\.jpg$/

/** Answers a photo from those that wait on this device, else from the server. */
export async function answerPhoto(
  request: Request,
  { store = caches, load = fetch }: { store?: CacheStorage; load?: (request: Request) => Promise<Response> } = {},
): Promise<Response> {
  const waiting = await store.match(request, { cacheName: WAITING_PHOTOS }).catch(() => undefined)
  return waiting ?? load(request)
}
