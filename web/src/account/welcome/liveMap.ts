/** What the browser tells of the device and its network; each where it tells it at all. */
interface Told extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** Gigabytes, at most 8. */
  deviceMemory?: number
}

/** Below this, in gigabytes, the live map would take memory that the page's visitor needs. */
const MEMORY_FROM = 4

/** Whether the live map does any good here: the network is fast and not paid by the byte, and the device draws maps itself. */
export function affordsLiveMap(
  { connection, deviceMemory }: Told = navigator,
  wantsLess = matchMedia('(prefers-reduced-data: reduce)').matches,
  draws: () => boolean = drawsMaps,
): boolean {
  if (wantsLess || connection?.saveData) return false
  if ((connection?.effectiveType ?? '4g') !== '4g') return false
  return (deviceMemory ?? MEMORY_FROM) >= MEMORY_FROM && draws()
}

/** Names of renderers that draw on the processor, which then has no time for the page. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether there is WebGL, drawn by a graphics card. */
function drawsMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE.test(renderer)
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
