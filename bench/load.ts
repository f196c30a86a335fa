// The JavaScript that a real browser loads: for the welcome page as a guest, and for its map, which loads once the page is
// shown. In bytes after gzip.
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../e2e/chromiumFlags.ts'
import { startServer } from '../e2e/server.ts'
import { ensureBrowser } from '../tools/browsers.mjs'
import { ensureBuilt, ROOT } from '../tools/prepare.mjs'
import { showing } from '../tools/progress.mjs'
import { say, table, times } from './figures.ts'

const AIMS = { page: 150, map: 400 }

/** The page spares the live map where the processor would draw it, as it does here. */
const GRAPHICS_CARD = `
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })
  }
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'a graphics card' : getParameter.call(this, name)
  }
`

await ensureBuilt(showing())
const executablePath = ensureBrowser('chromium', say)
if (executablePath) {
  const server = await startServer({ env: { DEMO: '0' } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await scripts(browser, server.url, false)
    const all = await scripts(browser, server.url, true)
    report(page, new Set([...all].filter((path) => !page.has(path))))
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The scripts that the welcome page asks for, workers and what they import among them. */
async function scripts(browser: Browser, url: string, withMap: boolean): Promise<Set<string>> {
  const asked = new Set<string>()
  const watching = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', url)
    if (pathname.endsWith('.js')) asked.add(pathname)
    const { method, headers } = incoming
    const passed = request(`${url}${incoming.url}`, { method, headers }, (real) => {
      answer.writeHead(real.statusCode ?? 502, real.headers)
      real.pipe(answer)
    })
    incoming.pipe(passed.on('error', () => answer.destroy()))
  }).listen(0, '127.0.0.1')
  await once(watching, 'listening')
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  // The map waits for the browser to be idle; without the map it never is.
  await page.addInitScript(withMap ? GRAPHICS_CARD : 'window.requestIdleCallback = () => 0')
  await page.goto(`http://127.0.0.1:${(watching.address() as AddressInfo).port}/welcome`)
  await page.getByRole('heading').first().waitFor()
  if (withMap) await page.locator('canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  watching.close()
  watching.closeAllConnections()
  return asked
}

function report(page: Set<string>, map: Set<string>): void {
  const kilobytes = (paths: Set<string>): number =>
    [...paths].reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(ROOT, 'web', 'dist', path)), { level: 9 }).length,
      0,
    ) / 1000
  const row = (name: string, paths: Set<string>, aim: number): string[] => {
    const size = kilobytes(paths)
    return [name, `${size.toFixed(0)} kB`, times(size / aim), String(paths.size)]
  }
  say('\nJavaScript of the first load, compressed')
  table([
    ['', 'gzip', `to the aim (${AIMS.page} and ${AIMS.map} kB)`, 'files'],
    row('welcome', page, AIMS.page),
    row('added by the map', map, AIMS.map),
  ])
  for (const path of [...page, ...map]) {
    const size = kilobytes(new Set([path]))
    if (size > 10) say(`  ${map.has(path) ? 'map' : 'welcome'}  ${size.toFixed(0).padStart(3)} kB  ${path}`)
  }
}
