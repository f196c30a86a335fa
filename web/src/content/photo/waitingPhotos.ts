import { PHOTO_SIZES, type PhotoSize, photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { WAITING_PHOTOS } from '../../platform/pwa/answerPhoto.ts'

// Photos that are not sent yet lie where the service worker finds them, under the addresses that they will have: whatever
// shows photos shows these, too.

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[]
const there = new Set<string>()

const open = () => globalThis.caches?.open(WAITING_PHOTOS)

/** Puts a photo where it is shown before it is sent. Without that storage it is not shown. */
export async function showWaiting(id: string, photo: Blob): Promise<void> {
  if (there.has(id)) return
  there.add(id)
  const cache = await open()?.catch(() => undefined)
  for (const size of SIZES) await cache?.put(photoUrl(id, size), new Response(photo)).catch(() => undefined)
}

/** Removes a photo that was sent or given up. */
export async function hideWaiting(id: string): Promise<void> {
  there.delete(id)
  const cache = await open()?.catch(() => undefined)
  for (const size of SIZES) await cache?.delete(photoUrl(id, size)).catch(() => undefined)
}
