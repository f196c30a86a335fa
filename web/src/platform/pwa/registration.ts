/** Milliseconds after which an open page asks for a new version again. */
const CHECK_MS = 3_600_000
/** Milliseconds to wait for a new worker to take over; after that the page reloads all the same. */
const TAKE_OVER_MS = 3_000

let registration: ServiceWorkerRegistration | undefined

/** Registers the service worker at the root. Failures are only logged: the app works without it. */
export async function registerServiceWorker(onNewContent: () => void, log: (error: unknown) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registered = await navigator.serviceWorker.register('/serviceWorker.js', { scope: '/' })
    // Some browsers resolve with undefined when workers are blocked.
    if (!registered) return
    registration = registered
    if (registered.waiting && navigator.serviceWorker.controller) onNewContent()
    registered.addEventListener('updatefound', () => {
      const worker = registered.installing
      worker?.addEventListener('statechange', () => {
        // Without a controller this is the first visit: the installed version is the one shown.
        if (worker.state === 'installed' && navigator.serviceWorker.controller) onNewContent()
      })
    })
    setInterval(() => void registered.update().catch(log), CHECK_MS)
  } catch (error) {
    log(error)
  }
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
