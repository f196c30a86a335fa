import { PHOTO_SIZES, type PhotoSize, photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { WAITING_PHOTOS } from '../../platform/pwa/answerPhoto.ts'

// Photos that are not sent yet lie in a cache of the service worker, under the URLs that they will have on the server: every
// component that shows photos shows these, too.

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[]
const there = new Set<string>()

const open = () => globalThis.caches?.open(WAITING_PHOTOS)

/** Stores a photo in the cache for unsent photos, so that it shows before it is sent. Without cache storage it does not show. */
export async function showWaiting(id: string, photo: Blob): Promise<void> {
  if (there.has(id)) return
  there.add(id)
  const cache = await open()?.catch(() => undefined)
  for (const size of SIZES) await cache?.put(photoUrl(id, size), new Response(photo)).catch(() => undefined)
}

/** Removes from the cache for unsent photos one that was sent or discarded. */
export async function hideWaiting(id: string): Promise<void> {
  there.delete(id)
  const cache = await open()?.catch(() => undefined)
  for (const size of SIZES) await cache?.delete(photoUrl(id, size)).catch(() => undefined)
}
