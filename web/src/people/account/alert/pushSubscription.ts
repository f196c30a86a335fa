import type { AddDevice } from '@fieldfare/shared/alert.ts'
import type { z } from 'zod'

/** Milliseconds to wait for the service worker. In development none is built, so none ever comes. */
const WORKER_MS = 5000

/** The state of push notices in this browser: it does not support them, its user blocked them, or they can be turned on. */
export type PushState = 'unsupported' | 'denied' | 'possible'

export class PushRefused extends Error {
  readonly state: PushState

  constructor(state: PushState) {
    super(state)
    this.state = state
  }
}

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new PushRefused('unsupported')), WORKER_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/**
 * Asks the user for permission and subscribes this browser to push notices. To be called after a click.
 * @param key the server's public key in base64url
 * @throws PushRefused if the browser or its user refuses
 */
export async function subscribeHere(key: string): Promise<z.input<typeof AddDevice>> {
  if (pushState() === 'unsupported') throw new PushRefused('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied')
  const { pushManager } = await worker()
  // A subscription made with the key of an earlier installation receives nothing.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused('unsupported')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** Ends the push subscription of this browser, if it has one. */
export async function unsubscribeHere(): Promise<void> {
  if (pushState() === 'unsupported') return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
