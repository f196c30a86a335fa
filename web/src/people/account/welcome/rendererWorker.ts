// Says whether a graphics card draws WebGL here. Beside the page, since a browser without one may take seconds to answer.

/** Names of renderers that draw on the processor, which then has no time for the page. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function drawsMaps(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE.test(renderer)
}

self.postMessage(drawsMaps())
