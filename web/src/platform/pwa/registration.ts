/** Milliseconds after which an open page asks for a new version again. */
const CHECK_MS = 3_600_000
/** Milliseconds to wait for a new worker to take over; after that the reload does it. */
const TAKE_OVER_MS = 3_000
/** Milliseconds until another attempt at an installation that ended; each wait is twice the last, up to the longest one. */
const AGAIN_MS = 10_000
const AGAIN_MAX_MS = 300_000

let registration: ServiceWorkerRegistration | undefined

/**
 * Registers the service worker at the root. An installation that ends early, as with a lost connection or in a browser that gives it a
 * minute, is begun again; what it stored stays. Failures are only logged: the app works without it.
 */
export async function registerServiceWorker(onNewContent: () => void, log: (error: unknown) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  let wait = AGAIN_MS
  const again = () => {
    setTimeout(() => void install(), wait)
    wait = Math.min(wait * 2, AGAIN_MAX_MS)
  }
  async function install(): Promise<void> {
    try {
      if (registration?.active) await registration.update()
      else await register()
    } catch (error) {
      log(error)
      // The worker's own file was not read; browsers that refuse workers throw other errors.
      if (error instanceof TypeError) again()
    }
  }
  async function register(): Promise<void> {
    const registered = await navigator.serviceWorker.register('/serviceWorker.js', { scope: '/' })
    // Some browsers resolve with undefined when workers are blocked.
    if (!registered || registered === registration) return
    registration = registered
    if (registered.waiting && navigator.serviceWorker.controller) onNewContent()
    if (registered.installing) follow(registered.installing)
    registered.addEventListener('updatefound', () => registered.installing && follow(registered.installing))
  }
  const followed = new WeakSet<ServiceWorker>()
  function follow(worker: ServiceWorker): void {
    if (followed.has(worker)) return
    followed.add(worker)
    let isInstalled = false
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !isInstalled) again()
      if (worker.state !== 'installed') return
      isInstalled = true
      wait = AGAIN_MS
      // Without a controller this is the first visit: the installed version is the one shown.
      if (navigator.serviceWorker.controller) onNewContent()
    })
  }
  await install()
  setInterval(() => void registration?.update().catch(log), CHECK_MS)
}

/** Activates the new version, then reloads. */
export async function activateUpdate(reload: () => void): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      setTimeout(resolve, TAKE_OVER_MS)
    })
    waiting.postMessage('skip-waiting')
    await takenOver
  }
  reload()
}
