/** Facts that a browser gives about the device and its network, each only if it gives it at all. */
interface Told extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** Gigabytes, at most 8. */
  deviceMemory?: number
}

/** The least memory in gigabytes: with less, the live map would take memory that the visitor needs. */
const MEMORY_FROM = 4

/** Tells whether the live map does any good here: the network is fast and not paid by the byte, and the device draws maps itself. */
export async function affordsLiveMap(
  { connection, deviceMemory }: Told = navigator,
  wantsLess = matchMedia('(prefers-reduced-data: reduce)').matches,
  draws: () => Promise<boolean> = drawsMaps,
): Promise<boolean> {
  if (wantsLess || connection?.saveData) return false
  if ((connection?.effectiveType ?? '4g') !== '4g') return false
  return (deviceMemory ?? MEMORY_FROM) >= MEMORY_FROM && draws()
}

/** Tells whether there is WebGL, drawn by a graphics card. No if the browser cannot tell in a worker. */
function drawsMaps(): Promise<boolean> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(false)
  const worker = new Worker(new URL('./rendererWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<boolean>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data))
    worker.addEventListener('error', () => resolve(false))
  }).finally(() => worker.terminate())
}

/** Calls back once the page has loaded and the browser is idle. @returns stops that */
export function whenIdle(begin: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 1000)
      cancel = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(begin)
    cancel = () => cancelIdleCallback(handle)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
