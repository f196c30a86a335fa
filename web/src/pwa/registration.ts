/** How often an open page asks for a new version. */
const CHECK_MS = 3_600_000
/** A new worker that does not take over within this time will with the reload. */
const TAKE_OVER_MS = 3_000

let registration: ServiceWorkerRegistration | undefined

/** Registers the service worker at the root. Trouble is logged and no more: the app works without it. */
export async function registerServiceWorker(onNewContent: () => void, log: (error: unknown) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const found = await navigator.serviceWorker.register('/serviceWorker.js', { scope: '/' })
    // Where workers are blocked, some browsers answer nothing at all.
    if (!found) return
    registration = found
    if (found.waiting && navigator.serviceWorker.controller) onNewContent()
    found.addEventListener('updatefound', () => {
      const worker = found.installing
      worker?.addEventListener('statechange', () => {
        // Without a controller this is the first visit, and what was installed is what is shown.
        if (worker.state === 'installed' && navigator.serviceWorker.controller) onNewContent()
      })
    })
    setInterval(() => void found.update().catch(log), CHECK_MS)
  } catch (error) {
    log(error)
  }
}

/** Lets the new version take over, then shows it. */
export async function changeOver(reload: () => void): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      setTimeout(resolve, TAKE_OVER_MS)
    })
    waiting.postMessage('skip-waiting')
    await taken
  }
  reload()
}
